/** Nothing jumps when live news come: rows that are new since the list was shown wait until somebody asks for them. */
import type { LiveEvent } from '@kervan/domain/live/live-messages.ts'
import { useState } from 'react'
import { useLiveEvent } from '#live/use-live.ts'

type Settings<Row> = {
  rows: readonly Row[] | undefined
  /** Another search or filter is another list: what waited is simply in it. */
  list: string
  event: string
  /** The row that an event may add, or null where it adds none. */
  addedBy: (event: LiveEvent) => string | null
  /** Made here by this person's own hand: it does not wait. */
  own?: string | null | undefined
}

type Held = { list: string; waiting: ReadonlySet<string>; shown: ReadonlySet<string> }
const none: ReadonlySet<string> = new Set()

export function useHeldArrivals<Row extends { id: string }>(settings: Settings<Row>) {
  const { rows, list, event, addedBy, own } = settings
  const [held, setHeld] = useState<Held>({ list, waiting: none, shown: none })
  if (held.list !== list) setHeld({ list, waiting: none, shown: none })
  useLiveEvent(event, (news) => {
    const id = addedBy(news)
    // What stands in the list already has only changed.
    if (id && !rows?.some((row) => row.id === id))
      setHeld((now) => ({ ...now, waiting: new Set([...now.waiting, id]) }))
  })
  const settled = rows?.filter(({ id }) => !held.waiting.has(id) || id === own)
  // Where nothing stands yet, nothing can jump.
  const shown = settled?.length === 0 ? rows : settled
  return {
    shown,
    waiting: (rows?.length ?? 0) - (shown?.length ?? 0),
    show: () => setHeld((now) => ({ ...now, waiting: none, shown: new Set([...now.shown, ...now.waiting]) })),
    isNew: (id: string) => held.shown.has(id) || held.waiting.has(id),
  }
}
