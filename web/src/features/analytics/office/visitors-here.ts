/** Those who look at the site now, and what staff do with them: live by push, and every half minute in case that is silent. */
import type { InvitationKind } from '@kervan/domain/analytics/invitations.copy.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refreshMs, useFreshWithVisits } from '#features/analytics/office/live-figures.ts'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client } from '#spine/api/api.ts'

export function useVisitorsHere() {
  useFreshWithVisits(api.analytics.invitations.here.key())
  return useQuery(api.analytics.invitations.here.queryOptions({ refetchInterval: refreshMs.panel }))
}

export function useInvite(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (given: { kind: InvitationKind; message_text: string }) =>
      client.analytics.invitations.invite({ id, ...given }, callTimeout()),
    // Also where it failed: somebody else may have been faster.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: api.analytics.invitations.here.key() }),
        queries.invalidateQueries({ queryKey: api.analytics.visits.get.key() }),
      ]),
  })
}
