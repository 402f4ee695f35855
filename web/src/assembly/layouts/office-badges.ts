/** The counts beside the entries of the office's menu. */
import type { BadgeCounts } from '#assembly/layouts/navigation.ts'
import { useStaffRequestCounts } from '#features/requests/staff/staff-request-list.ts'
import { useWorkCounts } from '#features/workqueue/work-list.ts'

export function useOfficeBadges(): BadgeCounts {
  const requests = useStaffRequestCounts().data
  const work = useWorkCounts().data
  return {
    pending_requests: requests?.pending ?? 0,
    // Unassigned and overdue work both need attention; one item may be both, so the counts are not added.
    work_queue: Math.max(work?.unassigned ?? 0, work?.overdue ?? 0),
  }
}
