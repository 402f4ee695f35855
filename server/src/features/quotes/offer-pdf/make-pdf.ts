/** Makes PDFs in a thread of their own: a long one takes a second, and nobody else's call shall wait for that. */
import { once } from 'node:events'
import { setTimeout as timeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Company } from '@kervan/domain/company/company.contract.ts'
import type { Acceptance } from '@kervan/domain/quotes/acceptance.ts'
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import type { OfferPdfOptions } from '#features/quotes/offer-pdf/offer-definition.ts'
import type { OfferLetterhead } from '#features/quotes/offer-pdf/opening-sections.ts'
import type { ReportSheet } from '#features/quotes/report-pdf/report-sheet.ts'

export type PdfOrder =
  | { kind: 'offer'; offer: Offer; letterhead: OfferLetterhead; options: OfferPdfOptions }
  | { kind: 'evidence'; acceptance: Acceptance; company: Company; address: string }
  | { kind: 'report'; sheet: ReportSheet; letterhead: OfferLetterhead }
export type PdfAnswer = { bytes: Uint8Array } | { error: Error }

export class PdfError extends Error {}

/** Far more than the longest offer takes; beyond either the thread ends, not the program. */
const longestMs = 60_000
const mostMemoryMb = 768

let thread: Worker | undefined
let last: Promise<unknown> = Promise.resolve()

/** One after the other. What a thread was making when it died is given to the next one, once. */
export function makePdf(order: PdfOrder): Promise<Buffer> {
  const made = last.then(() => make(order))
  last = made.catch(() => undefined)
  return made
}

async function make(order: PdfOrder): Promise<Buffer> {
  const answer = (await ask(order)) ?? (await ask(order))
  if (!answer) throw new PdfError('The thread that makes PDFs has died twice.')
  if ('error' in answer) throw new PdfError(answer.error.message, { cause: answer.error })
  const { buffer, byteOffset, byteLength } = answer.bytes
  return Buffer.from(buffer, byteOffset, byteLength)
}

/** With the server; should it be needed again, another one starts. */
export async function endPdfThread(): Promise<void> {
  await thread?.terminate()
}

/** Undefined when the thread has died of it. */
async function ask(order: PdfOrder): Promise<PdfAnswer | undefined> {
  thread ??= startThread()
  const worker = thread
  const done = new AbortController()
  const { signal } = done
  // While nothing is made, the thread does not keep the program from ending.
  worker.ref()
  worker.postMessage(order)
  try {
    return await Promise.race([
      once(worker, 'message', { signal }).then(
        ([answer]): PdfAnswer => answer,
        () => undefined,
      ),
      once(worker, 'exit', { signal }).then(() => undefined),
      timeout(longestMs, undefined, { signal }).then(() => {
        thread = undefined
        void worker.terminate()
        throw new PdfError('Making the PDF took too long.')
      }),
    ])
  } finally {
    done.abort()
    worker.unref()
  }
}

function startThread(): Worker {
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  })
  const forget = () => {
    if (thread === worker) thread = undefined
  }
  // An error ends it; whoever waits for it hears of that in `ask`.
  worker.on('error', forget)
  worker.on('exit', forget)
  return worker
}
