/** The signed-in customer's own profile. */
import { useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import { justReadMs } from '#spine/api/queries.ts'

export function useOwnProfile() {
  return useQuery(api.customers.getOwnProfile.queryOptions({ staleTime: justReadMs }))
}
