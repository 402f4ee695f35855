/** Writes a sheet in a thread of its own: the library builds it in one go, and nobody else's call shall wait for that. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CellValue, ColumnHead } from '#features/lists/exportable-list.ts'

export type SheetPlan = { title: string; columns: ColumnHead[] }
/** A page of rows; null ends the sheet. */
export type SheetMessage = CellValue[][] | null

/** Far more than the largest sheet takes; beyond it the thread ends, not the program. */
const mostMemoryMb = 768

export async function writeXlsx(
  { title, columns }: SheetPlan,
  pages: AsyncIterable<CellValue[][]>,
  signal: AbortSignal,
): Promise<Buffer> {
  const plan: SheetPlan = { title, columns: columns.map(({ head, kind }) => ({ head, kind })) }
  const worker = new Worker(new URL('./xlsx-thread.ts', import.meta.url), {
    workerData: plan,
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  })
  // Rejects too when the thread fails or the task is cancelled.
  const written = once(worker, 'message', { signal })
  written.catch(() => undefined)
  try {
    for await (const rows of pages) worker.postMessage(rows satisfies SheetMessage)
    worker.postMessage(null satisfies SheetMessage)
    const [bytes] = (await written) as [Uint8Array]
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  } finally {
    await worker.terminate()
  }
}
