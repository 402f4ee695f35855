/** Searches customers for a combobox: by name, company, address or phone number. */
import { isErased } from '@kervan/domain/customers/customers.policy.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#spine/api/api.ts'

const maxSuggestions = 8

export const noAddress = 'e-posta yok'

export function useCustomerSearch() {
  const [search, setSearch] = useState('')
  const customers = useQuery(
    api.customers.list.queryOptions({
      input: { limit: maxSuggestions, ...(search && { search }) },
    }),
  )
  return {
    isFailed: customers.isError,
    /** The props of the combobox. */
    combobox: {
      onSearch: setSearch,
      // Nothing new begins with whoever was erased.
      items: customers.data?.items
        .filter((customer) => !isErased(customer))
        .map((customer) => ({
          key: customer.id,
          label: customerLabel(customer),
          detail: customer.email || customer.phone || noAddress,
          email: customer.email,
        })),
      onRetry: customers.isError ? () => void customers.refetch() : undefined,
      listLabel: 'Müşteriler',
    },
  }
}

type Named = { full_name: string; company: string; email: string; phone: string }

export const customerLabel = ({ full_name, company, email, phone }: Named) =>
  [full_name, company].filter(Boolean).join(', ') || email || phone
