/** Reads a table that somebody brings, CSV or xlsx, in a thread of its own: a hostile file ends the thread, not the program. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { TableProblem } from '@kervan/domain/lists/table-file.ts'

/** `line` is where the row stands in the file, from 1. */
export type TableRow = { line: number; cells: string[] }
export type Table = { heads: string[]; rows: TableRow[] }
export type TableAnswer = Table | { problem: TableProblem }

export class TableRefusal extends Error {
  override name = 'TableRefusal'
  readonly problem: TableProblem
  constructor(problem: TableProblem) {
    super(problem)
    this.problem = problem
  }
}

const mostMemoryMb = 512
/** The largest table takes a few seconds. */
const mostMs = 30_000

export async function readTable(file: Buffer): Promise<Table> {
  const worker = new Worker(new URL('./read-table-thread.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  })
  try {
    const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(mostMs) })) as [TableAnswer]
    if ('problem' in answer) throw new TableRefusal(answer.problem)
    return answer
  } catch (error) {
    // Beyond its memory or its time, or the library gave up on it: it is no table.
    throw error instanceof TableRefusal ? error : new TableRefusal('unreadable')
  } finally {
    await worker.terminate()
  }
}
