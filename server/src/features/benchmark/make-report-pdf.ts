/** Makes the PDF of an analysis. */
import type { BenchmarkInput } from '@kervan/domain/benchmark/benchmark.contract.ts'
import type { Analysed } from '#features/benchmark/analyse.ts'
import { reportSheetOf } from '#features/benchmark/report-sheet-of.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { makePdf } from '#features/quotes/offer-pdf/make-pdf.ts'
import { readOfferLetterhead } from '#features/quotes/offer-pdf/read-offer-letterhead.ts'

export async function makeReportPdf(
  { company }: WithCompany,
  input: BenchmarkInput,
  analysed: Analysed,
  now: Date,
): Promise<Buffer> {
  const letterhead = await readOfferLetterhead({ company })
  return makePdf({ kind: 'report', sheet: reportSheetOf(input, analysed, now), letterhead })
}
