/** Kills the thread that makes PDFs, as often as it starts, until a piece of work is done or has given up. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { endPdfThread } from '#features/quotes/offer-pdf/make-pdf.ts'

export async function killPdfThreadUntil(settled: Promise<unknown>): Promise<void> {
  let isSettled = false
  const settle = () => {
    isSettled = true
  }
  settled.then(settle, settle)
  while (!isSettled) {
    await endPdfThread()
    await nextTurn()
  }
}
