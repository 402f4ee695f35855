/** Writes the progress of one run about once a second, and notices there that the run was cancelled or overtaken. */
import { taskChanged } from '@kervan/domain/tasks/tasks.events.ts'
import { writeRun } from '#features/tasks/tasks.queries.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

export type RunServices = Pick<Services, 'actAs' | 'emit' | 'files'>

const intervalMs = 1_000

type Reached = { done: number; total: number | null }

export function trackProgress(services: RunServices, taskId: string, run: number, stopped: AbortSignal) {
  const overtaken = new AbortController()
  let reached: Reached = { done: 0, total: null }
  let written = reached
  let writing: Promise<void> = Promise.resolve()

  async function write(): Promise<void> {
    const current = reached
    const isNew = current !== written
    const goesOn = await services.actAs(system, async (tx) => {
      const [row] = await writeRun(tx.db, taskId, run, current)
      if (row && isNew)
        await services.emit(tx, taskChanged, [`user:${row.user_id}`], { task_id: taskId, state: row.state })
      return row !== undefined
    })
    written = current
    if (!goesOn) overtaken.abort()
  }

  // Also without news, as a sign of life and to see whether the task was cancelled. A write that fails is made up by the next.
  const timer = setInterval(() => {
    writing = writing.then(write).catch(() => undefined)
  }, intervalMs)

  return {
    signal: AbortSignal.any([stopped, overtaken.signal]),
    report: (done: number, total: number | null) => {
      reached = { done, total }
    },
    last: () => reached,
    isOvertaken: () => overtaken.signal.aborted,
    async stop(): Promise<void> {
      clearInterval(timer)
      await writing
    },
  }
}
