/** The counts beside the entries of the office's menu. */
import { useQuery } from '@tanstack/react-query'
import type { BadgeCounts } from '#assembly/layouts/navigation.ts'
import { useStaffRequestCounts } from '#features/requests/staff/staff-request-list.ts'
import { useWorkCounts } from '#features/workqueue/work-list.ts'
import { api } from '#spine/api/api.ts'

const minute = 60_000

export function useOfficeBadges(): BadgeCounts {
  const requests = useStaffRequestCounts().data
  // As the list of quotes asks for them, whose code is not loaded for a figure.
  const quotes = useQuery(api.quotes.counts.queryOptions({ input: {}, refetchInterval: minute })).data
  const work = useWorkCounts().data
  const shipments = useQuery(
    api.shipments.staff.counts.queryOptions({ input: {}, refetchInterval: minute }),
  ).data
  return {
    pending_requests: requests?.pending ?? 0,
    active_shipments: shipments?.active ?? 0,
    pending_quotes: quotes?.waiting ?? 0,
    work_queue: work?.attention ?? 0,
  }
}
