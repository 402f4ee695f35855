/** The thread that makes PDFs, one after the other; with the fonts and the words of those before still in memory. */
import { parentPort } from 'node:worker_threads'
import { evidenceDefinition } from '#features/quotes/evidence/evidence-definition.ts'
import { makeOfferPdf, pdfmake } from '#features/quotes/offer-pdf/make-offer-pdf.ts'
import type { PdfAnswer, PdfOrder } from '#features/quotes/offer-pdf/make-pdf.ts'
import { makeReport } from '#features/quotes/report-pdf/make-report.ts'

parentPort?.on('message', async (order: PdfOrder) => {
  const answer = await make(order).then(
    (bytes): PdfAnswer => ({ bytes: new Uint8Array(bytes) }),
    (error: Error): PdfAnswer => ({ error }),
  )
  parentPort?.postMessage(answer)
})

async function make(order: PdfOrder): Promise<Buffer> {
  if (order.kind === 'offer') return makeOfferPdf(order.offer, order.letterhead, order.options)
  if (order.kind === 'report') return makeReport(order.sheet, order.letterhead)
  const { acceptance, company, address } = order
  return pdfmake.createPdf(evidenceDefinition(acceptance, company, address)).getBuffer()
}
