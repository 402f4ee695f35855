/** The sectors and segments that can be chosen, in the admin's order. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '#spine/api/api.ts'

export function useCustomerGroups() {
  const { data } = useQuery(api.customers.groups.list.queryOptions())
  return useMemo(() => {
    const optionsOf = (kind: 'sector' | 'segment') =>
      (data?.groups ?? [])
        .filter((group) => group.kind === kind)
        .map(({ id, name }) => ({ value: id, label: name }))
    return { sectors: optionsOf('sector'), segments: optionsOf('segment') }
  }, [data])
}
