/** The rows of the load on the page: changed, added, removed, or filled with an example. */
import { useState } from 'react'
import { blankRow, type DraftRow, readRow } from '#assembly/pages/site/tools/load-draft.ts'

const mostRows = 30

export type LoadState = {
  rows: DraftRow[]
  full: boolean
  change: (id: number, part: Partial<DraftRow>) => void
  /** Adds a row, or fills the last one if it is still blank; answers with its id. */
  add: (part?: Partial<DraftRow>) => number
  remove: (id: number) => void
  replace: (row: Omit<DraftRow, 'id'>) => void
}

export function useLoadState(): LoadState {
  const [rows, setRows] = useState([blankRow(1)])
  const last = rows.at(-1)
  const nextId = 1 + Math.max(0, ...rows.map((row) => row.id))
  const change = (id: number, part: Partial<DraftRow>) =>
    setRows((now) => now.map((row) => (row.id === id ? { ...row, ...part } : row)))
  return {
    rows,
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
    replace: (row) => setRows([{ ...row, id: nextId }]),
  }
}
