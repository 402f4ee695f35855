/** The office's updates in this tab, newest first, and how many of them nobody has looked at yet. */
import type { LiveEvent } from '@kervan/domain/live/live-messages.ts'
import { useState } from 'react'
import { isOwnAct } from '#live/own-acts.ts'
import { useUpdates } from '#live/use-live.ts'
import { officeUpdate } from '#workqueue/office-update.ts'

/** Asked once, as it arrives: a minute later nobody knows any more whose act it was. */
export function isOfficeUpdate(event: LiveEvent): boolean {
  const update = officeUpdate(event)
  return update !== null && !isOwnAct(update.act ?? '')
}

export type SeenUpdates = ReturnType<typeof useSeenUpdates>

export function useSeenUpdates() {
  const events = useUpdates()
  const [seen, setSeen] = useState(0)
  const newest = events[0]?.position ?? 0
  return {
    events,
    /** The last one that has been looked at. */
    seen,
    unread: events.filter(({ position }) => position > seen).length,
    look: () => setSeen(newest),
  }
}
