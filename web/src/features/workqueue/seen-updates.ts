/** The office's updates, newest first, and how many of them this person has not looked at yet on this device. */
import { updateListSize } from 'virtual:contract'
import type { LiveEvent } from '@kervan/domain/live/live-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#features/auth/session.ts'
import { officeUpdate } from '#features/workqueue/office-update.ts'
import { api } from '#spine/api/api.ts'
import { recall, remember } from '#spine/drafts/browser-memory.ts'
import { isOwnAction } from '#spine/live/own-actions.ts'
import { mergeUpdates } from '#spine/live/updates.ts'
import { useUpdates } from '#spine/live/use-live.ts'

export type ToldUpdate = Pick<LiveEvent, 'id' | 'position' | 'name' | 'data' | 'at'>

/** Asked once, as it arrives: a minute later nobody knows any more whose act it was. */
export function isOfficeUpdate(event: LiveEvent): boolean {
  const update = officeUpdate(event)
  return update !== null && !isOwnAction(update.act ?? '')
}

export type SeenUpdates = ReturnType<typeof useSeenUpdates>

export function useSeenUpdates() {
  const personId = useSession('office').data?.person?.id ?? ''
  const before = useQuery(api.workqueue.updates.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
  const since = useUpdates()
  const events = mergeUpdates<ToldUpdate>(before.data?.items ?? [], since, updateListSize.office)
  const newest = events[0]?.position ?? 0
  const [seen, setSeen] = useState<number | null>(null)
  // Whoever comes to this device for the first time begins with what there is; nothing of it is called new.
  if (seen === null && !before.isPending) setSeen(Math.min(seenBefore(personId) ?? newest, newest))
  return {
    events,
    /** The last one that has been looked at; unknown while somebody new to this device waits for the list. */
    seen: seen ?? seenBefore(personId),
    unread: seen === null ? 0 : events.filter(({ position }) => position > seen).length,
    look: () => {
      if (before.isPending) return // nothing has been shown yet
      setSeen(newest)
      remember(placeOf(personId), String(newest))
    },
  }
}

const placeOf = (personId: string) => `kervan-updates-seen-${personId}`

function seenBefore(personId: string): number | null {
  const kept = Number(recall(placeOf(personId)) ?? Number.NaN)
  return Number.isSafeInteger(kept) ? kept : null
}
