/** Nothing jumps when live news come: rows that are new since the list was shown wait until somebody asks for them. */
import { useState } from 'react'
import { type KnownRows, nothingKnown, withSettled } from '#live/known-rows.ts'

type Settings<Row> = {
  rows: readonly Row[] | undefined
  /** Another search or filter is another list: what waited is simply in it. */
  list: string
  /** The rows are still those of the list before. */
  isPrevious: boolean
  /** Made here by this person's own hand: it does not wait. */
  own?: string | undefined
}

export function useHeldArrivals<Row extends { id: string }>({ rows, list, isPrevious, own }: Settings<Row>) {
  const [now, setNow] = useState<KnownRows>(nothingKnown)
  const ids = rows?.map(({ id }) => id)
  const next = ids && !isPrevious ? withSettled(now, list, ids, own) : now
  if (next !== now) setNow(next)
  const shown = now.list === list ? rows?.filter(({ id }) => now.known.has(id)) : rows
  return {
    shown,
    waiting: (rows?.length ?? 0) - (shown?.length ?? 0),
    show: () =>
      ids && setNow({ list, known: new Set(ids), arrived: new Set(ids.filter((id) => !now.known.has(id))) }),
    isNew: (id: string) => now.arrived.has(id),
  }
}
