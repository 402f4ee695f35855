/** An offer as a document of pdfmake: letterhead, parties, route, one table, one total, then the terms. */
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import type { OfferOrientation } from '@kervan/domain/quotes/offer-options.ts'
import { type OfferSheet, offerSheet, sheetWords } from '@kervan/domain/quotes/offer-sheet.ts'
import { closingSections } from '#features/quotes/offer-pdf/closing-sections.ts'
import type { Content, DocumentDefinition } from '#features/quotes/offer-pdf/document-parts.ts'
import {
  defaultStyle,
  grey,
  margin,
  pageSizes,
  section,
  styles,
  words,
} from '#features/quotes/offer-pdf/document-styles.ts'
import { itemsTable, optionsTable } from '#features/quotes/offer-pdf/items-table.ts'
import { type OfferLetterhead, openingSections } from '#features/quotes/offer-pdf/opening-sections.ts'
import { type Breaks, partnerOf } from '#features/quotes/offer-pdf/page-breaks.ts'
import { printable } from '#features/quotes/offer-pdf/printable-text.ts'
import { totalsBlock } from '#features/quotes/offer-pdf/totals-block.ts'

export type OfferPdfOptions = { orientation: OfferOrientation; publicUrl: string }

export function offerDefinition(
  offer: Offer,
  letterhead: OfferLetterhead,
  { orientation, publicUrl }: OfferPdfOptions,
  breaks: Breaks = new Set(),
): DocumentDefinition {
  const sheet = offerSheet(offer)
  const page = pageSizes[orientation]
  const width = page.width - 2 * margin.side
  const height = page.height - margin.top - margin.bottom
  const { company } = letterhead
  const title = `${sheetWords.title} ${sheet.number}`
  return {
    content: [
      ...openingSections(sheet, letterhead, width),
      ...priceSections(sheet, width, breaks),
      closingSections(sheet, company, `${publicUrl}/quote/${offer.id}`, { width, height, breaks }),
    ],
    pageSize: 'A4',
    pageOrientation: orientation,
    pageMargins: [margin.side, margin.top, margin.side, margin.bottom],
    defaultStyle,
    styles,
    footer: (page, pages) => ({
      columns: [
        words(`${company.name} · ${sheet.number}`, 'label', { width: '*' }),
        words(`Sayfa ${page} / ${pages}`, 'label', { width: 'auto' }),
      ],
      margin: [margin.side, 14, margin.side, 0],
    }),
    language: 'tr-TR',
    displayTitle: true,
    version: '1.7',
    info: {
      title: printable(title),
      author: printable(company.name),
      subject: printable(`${offer.pol} – ${offer.pod}`),
      creator: 'Kervan',
      // Of the offer, not of the making: the same offer gives the same bytes.
      creationDate: new Date(offer.sent_at ?? offer.rates.date),
    },
    ...(offer.sent_at === null && {
      watermark: { text: 'Önizleme', color: grey, opacity: 0.08, font: 'Inter' },
    }),
  }
}

/** The totals share their page with the last item. */
function priceSections(sheet: OfferSheet, width: number, breaks: Breaks): Content[] {
  const [price, options] = ['price', 'options']
  return [
    {
      ...itemsTable(sheet.groups, width, { mark: price, breaks: breaks.has(price) }),
      margin: [0, 12, 0, 0],
    },
    totalsBlock(sheet, width, partnerOf(price)),
    ...(sheet.options.length > 0
      ? [
          section(
            options,
            sheetWords.options,
            [
              words(sheet.options_note, 'small', { margin: [0, 0, 0, 2] }),
              optionsTable(sheet.options, width, partnerOf(options)),
            ],
            breaks,
          ),
        ]
      : []),
  ]
}
