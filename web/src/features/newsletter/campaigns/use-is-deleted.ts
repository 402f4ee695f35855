/** Whether a campaign that is open here was deleted meanwhile. Who deletes it here is leaving this page, and need not be told. */
import { useQueryClient } from '@tanstack/react-query'
import { toProblem } from '#spine/api/api.ts'

export const deletionOf = (id: string) => ['delete-campaign', id]

export function useIsDeleted(id: string, query: { isError: boolean; error: unknown }): boolean {
  const mutations = useQueryClient().getMutationCache()
  if (!query.isError || toProblem(query.error).status !== 404) return false
  // `useMutationState` would be part of every first load.
  const own = mutations.findAll({ mutationKey: deletionOf(id) })
  return own.every(({ state }) => state.status === 'error')
}
