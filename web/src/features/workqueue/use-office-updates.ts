/** The office's updates, newest first, and how many of them this person has not seen on this device. */
import { updateListSize } from 'virtual:contract'
import type { LiveEvent } from '@kervan/domain/live/live-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readOfficeUpdate } from '#features/workqueue/read-office-update.ts'
import { api } from '#spine/api/api.ts'
import { readStored, writeStored } from '#spine/drafts/browser-storage.ts'
import { isOwnAction } from '#spine/live/own-actions.ts'
import { mergeUpdates } from '#spine/live/updates.ts'
import { useUpdates } from '#spine/live/use-live.ts'

export type UpdateEvent = Pick<LiveEvent, 'id' | 'position' | 'name' | 'data' | 'at'>

/** Checked when the event arrives, since own actions are remembered for a short time only. */
export async function isOfficeUpdate(event: LiveEvent): Promise<boolean> {
  const update = await readOfficeUpdate(event)
  return update !== null && !update.ownActions?.some(isOwnAction)
}

/** Work that this person has added themselves, on whichever device. */
export function isBy(
  { name, data }: Pick<LiveEvent, 'name' | 'data'>,
  personId: string | undefined,
): boolean {
  return (
    name === 'work_item.changed' &&
    personId !== undefined &&
    (data as { by?: string } | undefined)?.by === personId
  )
}

export type OfficeUpdates = ReturnType<typeof useOfficeUpdates>

export function useOfficeUpdates(personId: string) {
  const before = useQuery(api.workqueue.updates.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
  const since = useUpdates().filter((event) => !isBy(event, personId))
  const events = mergeUpdates<UpdateEvent>(before.data?.items ?? [], since, updateListSize.office)
  const newest = events[0]?.position ?? 0
  const [seen, setSeen] = useState<number | null>(null)
  // For somebody new to this device, existing updates count as seen.
  if (seen === null && !before.isPending) setSeen(Math.min(lastSeenPosition(personId) ?? newest, newest))
  return {
    events,
    /** The position of the last seen update; null while somebody new to this device waits for the list. */
    seen: seen ?? lastSeenPosition(personId),
    unread: seen === null ? 0 : events.filter(({ position }) => position > seen).length,
    markSeen: () => {
      if (before.isPending) return // nothing has been shown yet
      setSeen(newest)
      writeStored(storageKey(personId), String(newest))
    },
  }
}

const storageKey = (personId: string) => `kervan-updates-seen-${personId}`

function lastSeenPosition(personId: string): number | null {
  const stored = Number(readStored(storageKey(personId)) ?? Number.NaN)
  return Number.isSafeInteger(stored) ? stored : null
}
