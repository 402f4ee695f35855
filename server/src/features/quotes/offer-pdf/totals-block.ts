/** The totals of an offer: the sums, the one total, the same in words, and its equivalents with their rates. */
import { type OfferSheet, sheetWords } from '@kervan/domain/quotes/offer-sheet.ts'
import type { Columns, Content, Table, TableLayout } from '#features/quotes/offer-pdf/document-parts.ts'
import { black, words } from '#features/quotes/offer-pdf/document-styles.ts'

const sumsWidth = 230
const gap = 24

const layout: TableLayout = {
  hLineWidth: (row, { table }) => (row === table.body.length - 1 ? 0.8 : 0),
  hLineColor: () => black,
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : 8),
  paddingRight: () => 0,
  paddingTop: (row, { table }) => (row === table.body.length - 1 ? 6 : 2),
  paddingBottom: () => 2,
}

export function totalsBlock(sheet: OfferSheet, width: number, mark: string): Columns {
  return {
    columns: [
      { stack: explanation(sheet), width: width - sumsWidth - gap },
      { ...sums(sheet, mark), width: sumsWidth },
    ],
    columnGap: gap,
    unbreakable: true,
    margin: [0, 10, 0, 0],
  }
}

function explanation({ price_is_for, total_in_words, equivalents, rates }: OfferSheet): Content[] {
  return [
    words(price_is_for, undefined, { bold: true }),
    words(total_in_words, undefined, { margin: [0, 2, 0, 0] }),
    words(`${sheetWords.equivalents}: ${equivalents.join(' · ')}`, 'small', { margin: [0, 6, 0, 0] }),
    words(rates, 'small'),
  ]
}

function sums({ sums, total }: OfferSheet, mark: string): Table {
  return {
    table: {
      widths: [100, sumsWidth - 108],
      body: [
        ...sums.map(({ label, value }) => [words(label, 'small'), words(value, 'figure')]),
        [
          words(sheetWords.total, undefined, { bold: true, mark, margin: [0, 3, 0, 0] }),
          words(total, 'figure', { bold: true, fontSize: 14 }),
        ],
      ],
    },
    layout,
  }
}
