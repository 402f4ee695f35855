/** The beginning of an offer: letterhead with title and number, the parties, the route, and what the price is for. */
import type { Company } from '@kervan/domain/company/company.contract.ts'
import { type OfferSheet, type SheetFact, sheetWords } from '@kervan/domain/quotes/offer-sheet.ts'
import type { Content } from '#features/quotes/offer-pdf/document-parts.ts'
import { grey, hairline, words } from '#features/quotes/offer-pdf/document-styles.ts'
import { drawnRoute } from '#features/quotes/offer-pdf/route-drawing.ts'

export type OfferLetterhead = {
  company: Company
  /** SVG as text, others as a data address; without it the name stands in its place. */
  logo?: string | null
}

const factsPerRow = 4
const gap = 12

export function openingSections(sheet: OfferSheet, letterhead: OfferLetterhead, width: number): Content[] {
  return [
    head(sheet, letterhead, width),
    rule(width),
    parties(sheet, width),
    ...route(sheet.route, width),
    ...factRows(sheet.facts, width),
  ]
}

function head(sheet: OfferSheet, { company, logo }: OfferLetterhead, width: number): Content {
  const contact = [...company.phones, company.email].join(' · ')
  const tax = [
    company.tax_office && `Vergi dairesi ${company.tax_office}`,
    company.tax_number && `Vergi no ${company.tax_number}`,
  ]
  const half = (width - 2 * gap) / 2
  return {
    columns: [
      {
        width: half,
        stack: [
          logo ? image(logo) : words(company.name, undefined, { bold: true, fontSize: 13 }),
          ...[company.legal_name, company.address, contact, tax.filter(Boolean).join(' · ')].flatMap(
            (line) => (line ? [words(line, 'label')] : []),
          ),
        ],
      },
      {
        width: half,
        alignment: 'right',
        stack: [
          words(sheetWords.title, undefined, { bold: true, fontSize: 20 }),
          words(sheet.number, undefined, { bold: true, fontSize: 11, margin: [0, 0, 0, 4] }),
          ...sheet.head.map(({ label, value }) => ({
            text: [words(`${label}  `, undefined, { color: grey }), words(value)],
            fontSize: 8.5,
          })),
        ],
      },
    ],
    columnGap: 2 * gap,
  }
}

function image(logo: string): Content {
  const fit: [number, number] = [150, 32]
  const space: [number, number, number, number] = [0, 0, 0, 6]
  return logo.startsWith('data:') ? { image: logo, fit, margin: space } : { svg: logo, fit, margin: space }
}

function rule(width: number): Content {
  return {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.6, lineColor: hairline }],
    margin: [0, 7, 0, 7],
  }
}

function parties({ parties }: OfferSheet, width: number): Content {
  const half = (width - 2 * gap) / 2
  return {
    columns: parties.map(({ heading, name, lines }) => ({
      width: half,
      stack: [
        words(heading, 'label'),
        words(name, undefined, { bold: true, fontSize: 10 }),
        ...lines.map((line) => words(line, 'small')),
      ],
    })),
    columnGap: 2 * gap,
  }
}

function route(
  { from, to, departure, arrival, mode, shipment_type }: OfferSheet['route'],
  width: number,
): Content[] {
  const third = (width - 2 * gap) / 3
  const place = (label: string, name: string, note: string, alignment: 'left' | 'right'): Content => ({
    width: third,
    alignment,
    stack: [
      words(label, 'label'),
      words(name, undefined, { bold: true, fontSize: 11 }),
      ...(note ? [words(note, 'small')] : []),
    ],
  })
  return [
    { svg: drawnRoute(shipment_type, width), width, margin: [0, 10, 0, 2] },
    {
      columns: [
        place('Yükleme yeri (POL)', from, departure, 'left'),
        { width: third, alignment: 'center', ...words(mode, 'small') },
        place('Boşaltma yeri (POD)', to, arrival, 'right'),
      ],
      columnGap: gap,
    },
  ]
}

function factRows(facts: readonly SheetFact[], width: number): Content[] {
  const column = (width - (factsPerRow - 1) * gap) / factsPerRow
  const rows = Array.from({ length: Math.ceil(facts.length / factsPerRow) }, (_, row) =>
    facts.slice(row * factsPerRow, (row + 1) * factsPerRow),
  )
  return rows.map((row, place) => ({
    columns: row.map(({ label, value }) => ({
      width: column,
      stack: [words(label, 'label'), words(value)],
    })),
    columnGap: gap,
    margin: [0, place === 0 ? 8 : 5, 0, 0],
  }))
}
