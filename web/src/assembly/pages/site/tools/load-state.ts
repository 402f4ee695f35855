/** The load on the page: its rows, changed, added, removed or filled with an example, and how it is charged. The address follows. */
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readLoad, type TypedLoad, withLoad } from '#assembly/pages/site/tools/load-address.ts'
import { blankRow, type DraftRow, mostRows, readRow } from '#assembly/pages/site/tools/load-draft.ts'
import { useDebounced } from '#spine/ui/use-debounced.ts'

/** Browsers refuse an address that changes with every letter. */
const pauseBeforeAddress = 400

export type LoadState = TypedLoad & {
  full: boolean
  change: (id: number, part: Partial<DraftRow>) => void
  /** Adds a row, or fills the last one if it is still blank; answers with its id. */
  add: (part?: Partial<DraftRow>) => number
  remove: (id: number) => void
  replace: (row: Omit<DraftRow, 'id'>) => void
  choose: (how: Partial<Pick<TypedLoad, 'service' | 'factor'>>) => void
}

const blankLoad = readLoad(new URLSearchParams())

export function useLoadState(): LoadState {
  // The server knows nothing of the query: the first render is blank.
  const [load, setLoad] = useState(blankLoad)
  useLoadInAddress(load, setLoad)
  const { rows } = load
  const setRows = (next: (now: DraftRow[]) => DraftRow[]) =>
    setLoad((now) => ({ ...now, rows: next(now.rows) }))
  const last = rows.at(-1)
  const nextId = 1 + Math.max(0, ...rows.map((row) => row.id))
  const change = (id: number, part: Partial<DraftRow>) =>
    setRows((now) => now.map((row) => (row.id === id ? { ...row, ...part } : row)))
  return {
    ...load,
    full: rows.length >= mostRows,
    change,
    add: (part) => {
      if (part && last && readRow(last).blank) {
        change(last.id, part)
        return last.id
      }
      setRows((now) => (now.length < mostRows ? [...now, { ...blankRow(nextId), ...part }] : now))
      return nextId
    },
    remove: (id) =>
      setRows((now) => (now.length > 1 ? now.filter((row) => row.id !== id) : [blankRow(nextId)])),
    replace: (row) => setRows(() => [{ ...row, id: nextId }]),
    choose: (how) => setLoad((now) => ({ ...now, ...how })),
  }
}

function useLoadInAddress(load: TypedLoad, setLoad: (next: (now: TypedLoad) => TypedLoad) => void): void {
  const [params, setParams] = useSearchParams()
  const [isRead, setRead] = useState(false)
  const read = useEffectEvent(() => {
    // What was typed, ticked or chosen before hydration is newer than the address.
    setLoad((now) => (now === blankLoad ? readLoad(params) : now))
    setRead(true)
  })
  useEffect(() => read(), [])

  const wanted = withLoad(params, load).toString()
  const settled = useDebounced(wanted, pauseBeforeAddress)
  useEffect(() => {
    if (isRead && settled === wanted && wanted !== params.toString())
      setParams(new URLSearchParams(wanted), { replace: true, preventScrollReset: true })
  }, [isRead, settled, wanted, params, setParams])
}
