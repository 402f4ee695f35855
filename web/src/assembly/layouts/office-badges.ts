/** The counts of the office's lists: one query each, for the badges of the menu and the figures of the home page. */
import { useQuery } from '@tanstack/react-query'
import type { BadgeCounts } from '#assembly/layouts/navigation.ts'
import { useStaffNotificationCounts } from '#features/notifications/staff/staff-notifications.ts'
import { useStaffRequestCounts } from '#features/requests/staff/staff-request-list.ts'
import { useWorkCounts } from '#features/workqueue/work-list.ts'
import { api } from '#spine/api/api.ts'

const minute = 60_000

export function useOfficeCounts() {
  return {
    requests: useStaffRequestCounts(),
    // As their lists ask for them, whose code is not loaded for a figure.
    quotes: useQuery(api.quotes.counts.queryOptions({ input: {}, refetchInterval: minute })),
    shipments: useQuery(api.shipments.staff.counts.queryOptions({ input: {}, refetchInterval: minute })),
    work: useWorkCounts(),
  }
}

export function useOfficeBadges(): BadgeCounts {
  const { requests, quotes, shipments, work } = useOfficeCounts()
  const unread = useStaffNotificationCounts().data?.unread ?? 0
  return {
    pending_requests: requests.data?.pending ?? 0,
    active_shipments: shipments.data?.active ?? 0,
    pending_quotes: quotes.data?.waiting ?? 0,
    unread_notifications: unread,
    work_queue: Math.max(work.data?.unassigned ?? 0, unread),
  }
}
