/** Runs an act on many rows: its progress, then what was done and what was not. */
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { BulkAct } from '#spine/lists/list-definition.ts'
import { type Failed, runForEach, runTogether } from '#spine/lists/run-for-each.ts'
import { toast } from '#spine/ui/toast.tsx'

export type BulkRun<Row> = {
  act: BulkAct<Row>
  total: number
  finished: number
  /** Undefined while it runs. */
  failures?: readonly Failed<Row>[]
}

export function useBulkRun<Row>(noun: string, onFailed: (rows: readonly Row[]) => void) {
  const queries = useQueryClient()
  const [run, setRun] = useState<BulkRun<Row>>()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const start = async (act: BulkAct<Row>, rows: readonly Row[]) => {
    const total = rows.length
    setRun({ act, total, finished: 0 })
    const failures = act.runAll
      ? await runTogether(rows, act.runAll)
      : await runForEach(rows, act.run, (finished) => setRun({ act, total, finished }))
    const ended = { act, total, finished: total, failures }
    setRun(ended)
    onFailed(failures.map(({ row }) => row))
    void queries.invalidateQueries({ queryKey: act.stale() })
    // Whoever has left the list is told wherever they are now.
    if (!isShown.current) {
      if (failures.length > 0) toast.failure({ title: outcomeText(ended, noun), kind: 'longest' })
      else toast.success({ title: outcomeText(ended, noun) })
    }
  }
  return { run, start, dismiss: () => setRun(undefined) }
}

/** "7 iş üstlenildi, 2 iş üstlenilemedi." */
export function outcomeText<Row>({ act, total, failures = [] }: BulkRun<Row>, noun: string): string {
  const [done, failed] = [total - failures.length, failures.length]
  const parts = [
    ...(done > 0 ? [`${formatCount(done)} ${noun} ${act.done}`] : []),
    ...(failed > 0 ? [`${formatCount(failed)} ${noun} ${act.failed}`] : []),
  ]
  const problem = failed > 0 && act.problem ? `${act.problem} ` : ''
  return `${problem}${parts.join(', ')}.`
}
