/** The signed-in customer's own profile. */
import { useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'

export function useOwnProfile() {
  return useQuery(api.customers.getOwnProfile.queryOptions({ refetchOnMount: 'always' }))
}
