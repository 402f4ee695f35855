/** The counts of the office's lists: one query each, for the badges of the menu and the figures of the home page. */
import { useIsFetching, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { BadgeCounts } from '#assembly/layouts/navigation.ts'
import { useStaffNotificationCounts } from '#features/notifications/staff/staff-notifications.ts'
import { useStaffRequestCounts } from '#features/requests/staff/staff-request-list.ts'
import { useWorkCounts } from '#features/workqueue/work-list.ts'
import { api } from '#spine/api/api.ts'

const minute = 60_000
const calmMs = 1_000

export function useOfficeCounts({ isAsked = true } = {}) {
  const often = { input: {}, refetchInterval: minute, enabled: isAsked }
  return {
    requests: useStaffRequestCounts(),
    // As their lists ask for them, whose code is not loaded for a figure.
    quotes: useQuery(api.quotes.counts.queryOptions(often)),
    shipments: useQuery(api.shipments.staff.counts.queryOptions(often)),
    work: useWorkCounts(),
  }
}

/** What other pages have waiting is asked for once the open one has its own rows: on a slow line they would come later for it. */
function useIsPageThere(): boolean {
  const [isThere, setThere] = useState(false)
  const isCalm = useIsFetching() === 0
  useEffect(() => {
    if (!isCalm || isThere) return
    const timer = setTimeout(() => setThere(true), calmMs)
    return () => clearTimeout(timer)
  }, [isCalm, isThere])
  return isThere
}

export function useOfficeBadges(): BadgeCounts {
  const isAsked = useIsPageThere()
  const { requests, quotes, shipments, work } = useOfficeCounts({ isAsked })
  const unread = useStaffNotificationCounts({ isAsked }).data?.unread ?? 0
  const conversations = useQuery(
    api.chat.office.counts.queryOptions({ input: {}, refetchInterval: minute, enabled: isAsked }),
  ).data
  return {
    pending_requests: requests.data?.pending ?? 0,
    active_shipments: shipments.data?.active ?? 0,
    pending_quotes: quotes.data?.waiting ?? 0,
    unread_notifications: unread,
    waiting_conversations: conversations?.waiting ?? 0,
    work_queue: Math.max(work.data?.unassigned ?? 0, unread),
  }
}
