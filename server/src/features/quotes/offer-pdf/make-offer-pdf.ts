/** Makes the PDF of an offer. The same offer gives the same bytes. */
import { createRequire } from 'node:module'
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import type { PdfMake } from '#features/quotes/offer-pdf/document-parts.ts'
import { type OfferPdfOptions, offerDefinition } from '#features/quotes/offer-pdf/offer-definition.ts'
import type { OfferLetterhead } from '#features/quotes/offer-pdf/opening-sections.ts'
import { separatedParts } from '#features/quotes/offer-pdf/page-breaks.ts'
import { rememberShaping } from '#features/quotes/offer-pdf/remember-shaping.ts'

const require = createRequire(import.meta.url)
/** With the fonts of all documents. */
export const pdfmake: PdfMake = require('pdfmake')
const fonts = {
  normal: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
}
rememberShaping()
pdfmake.setFonts({ Inter: fonts })
// Nothing but the fonts is ever read, whatever stands in an offer.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => Object.values(fonts).includes(path))

/** Each try may bring two parts together and part two others; after so many it is good enough. */
const mostTries = 5

export async function makeOfferPdf(
  offer: Offer,
  letterhead: OfferLetterhead,
  options: OfferPdfOptions,
): Promise<Buffer> {
  return make(offer, letterhead, options).catch((error: unknown) => {
    // A logo that cannot be drawn keeps no offer from being sent.
    if (letterhead.logo) return make(offer, { ...letterhead, logo: null }, options)
    throw error
  })
}

async function make(offer: Offer, letterhead: OfferLetterhead, options: OfferPdfOptions): Promise<Buffer> {
  const breaks = new Set<string>()
  for (let tries = 1; ; tries += 1) {
    const pdf = pdfmake.createPdf(offerDefinition(offer, letterhead, options, breaks))
    const separated = separatedParts((await pdf.getStream())._pdfMakePages)
    const next = separated.find((name) => !breaks.has(name))
    if (!next || tries === mostTries) return pdf.getBuffer()
    breaks.add(next)
  }
}
