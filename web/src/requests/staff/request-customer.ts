/** Whose request it is: the request itself names its customer by id only. */
import { useQuery } from '@tanstack/react-query'
import { api } from '#api.ts'

export function useRequestCustomer(customerId: string | undefined) {
  return useQuery(
    api.requests.staffList.queryOptions({
      input: { customer_id: customerId ?? '', limit: 1 },
      enabled: customerId !== undefined,
      select: ({ items: [row] }) =>
        row && { id: row.customer_id, name: row.customer_name, company: row.customer_company },
    }),
  )
}
