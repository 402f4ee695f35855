/** Makes the PDF of a report. A logo that cannot be drawn keeps none from being made. */
import { pdfmake } from '#features/quotes/offer-pdf/make-offer-pdf.ts'
import type { OfferLetterhead } from '#features/quotes/offer-pdf/opening-sections.ts'
import { reportDefinition } from '#features/quotes/report-pdf/report-definition.ts'
import type { ReportSheet } from '#features/quotes/report-pdf/report-sheet.ts'

export function makeReport(sheet: ReportSheet, letterhead: OfferLetterhead): Promise<Buffer> {
  const make = (head: OfferLetterhead) => pdfmake.createPdf(reportDefinition(sheet, head)).getBuffer()
  return make(letterhead).catch((error: unknown) => {
    if (letterhead.logo) return make({ ...letterhead, logo: null })
    throw error
  })
}
