/** A report as a document of pdfmake: letterhead, figures, drawing, table, then what is said about them. */
import type { Content, DocumentDefinition, TableLayout } from '#features/quotes/offer-pdf/document-parts.ts'
import {
  black,
  defaultStyle,
  grey,
  hairline,
  margin,
  pageSizes,
  styles,
  words,
} from '#features/quotes/offer-pdf/document-styles.ts'
import type { OfferLetterhead } from '#features/quotes/offer-pdf/opening-sections.ts'
import { printable } from '#features/quotes/offer-pdf/printable-text.ts'
import type { ReportPoint, ReportSheet } from '#features/quotes/report-pdf/report-sheet.ts'

const gap = 16
const tilesPerRow = 3
const { width: pageWidth } = pageSizes.portrait
const width = pageWidth - 2 * margin.side

export function reportDefinition(sheet: ReportSheet, letterhead: OfferLetterhead): DocumentDefinition {
  const { company } = letterhead
  return {
    content: [
      head(sheet, letterhead),
      rule(),
      facts(sheet),
      ...tileRows(sheet),
      ...drawing(sheet),
      figures(sheet),
      words(sheet.note, 'label', { margin: [0, 5, 0, 0] }),
      ...sheet.sections.flatMap(({ heading, points }) => section(heading, points)),
    ],
    pageSize: 'A4',
    pageOrientation: 'portrait',
    pageMargins: [margin.side, margin.top, margin.side, margin.bottom],
    defaultStyle,
    styles,
    footer: (page, pages) => ({
      columns: [
        words(`${company.name} · ${sheet.title}`, 'label', { width: '*' }),
        words(`Sayfa ${page} / ${pages}`, 'label', { width: 'auto' }),
      ],
      margin: [margin.side, 14, margin.side, 0],
    }),
    language: 'tr-TR',
    displayTitle: true,
    version: '1.7',
    info: {
      title: printable(`${sheet.title}: ${sheet.subject}`),
      author: printable(company.name),
      subject: printable(sheet.subject),
      creator: 'Kervan',
      creationDate: new Date(sheet.made_at),
    },
  }
}

function head({ title, subject }: ReportSheet, { company, logo }: OfferLetterhead): Content {
  const half = (width - gap) / 2
  const contact = [...company.phones, company.email].join(' · ')
  return {
    columns: [
      {
        width: half,
        stack: [
          logo ? image(logo) : words(company.name, undefined, { bold: true, fontSize: 13 }),
          ...[company.legal_name, contact].flatMap((line) => (line ? [words(line, 'label')] : [])),
        ],
      },
      {
        width: half,
        alignment: 'right',
        stack: [
          words(title, undefined, { bold: true, fontSize: 20 }),
          words(subject, undefined, { bold: true, fontSize: 11 }),
        ],
      },
    ],
    columnGap: gap,
  }
}

function image(logo: string): Content {
  const [fit, space]: [[number, number], [number, number, number, number]] = [
    [150, 32],
    [0, 0, 0, 6],
  ]
  return logo.startsWith('data:') ? { image: logo, fit, margin: space } : { svg: logo, fit, margin: space }
}

function rule(): Content {
  return {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.6, lineColor: hairline }],
    margin: [0, 8, 0, 8],
  }
}

function facts({ facts }: ReportSheet): Content {
  const column = (width - (facts.length - 1) * gap) / facts.length
  return {
    columns: facts.map(({ label, value }) => ({
      width: column,
      stack: [words(label, 'label'), words(value)],
    })),
    columnGap: gap,
    margin: [0, 0, 0, 6],
  }
}

function tileRows({ tiles }: ReportSheet): Content[] {
  const column = (width - (tilesPerRow - 1) * gap) / tilesPerRow
  return Array.from({ length: Math.ceil(tiles.length / tilesPerRow) }, (_, row) => ({
    columns: tiles.slice(row * tilesPerRow, (row + 1) * tilesPerRow).map(({ label, value, note }) => ({
      width: column,
      stack: [
        {
          canvas: [
            { type: 'line' as const, x1: 0, y1: 0, x2: column, y2: 0, lineWidth: 0.6, lineColor: hairline },
          ],
          margin: [0, 0, 0, 5] as [number, number, number, number],
        },
        words(label, 'label'),
        words(value, undefined, { bold: true, fontSize: 17, fontFeatures: ['tnum'] }),
        words(note, 'label'),
      ],
    })),
    columnGap: gap,
    margin: [0, 8, 0, 0] as [number, number, number, number],
  }))
}

function drawing({ drawing }: ReportSheet): Content[] {
  if (!drawing) return []
  return [
    {
      unbreakable: true,
      stack: [words(drawing.title, 'heading', { margin: [0, 11, 0, 3] }), { svg: drawing.svg, width }],
    },
  ]
}

const layout: TableLayout = {
  hLineWidth: (row, { table }) => (row === 0 || row === table.body.length ? 0 : row === 1 ? 0.8 : 0.4),
  hLineColor: (row) => (row === 1 ? black : hairline),
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 2,
  paddingBottom: () => 2,
}

function figures({ table: { head, rows } }: ReportSheet): Content {
  const column = width / head.length
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: head.map(() => column),
      body: [
        head.map((name, place) =>
          words(name, 'label', { bold: true, alignment: place === 0 ? 'left' : 'right' }),
        ),
        ...rows.map((cells) => cells.map((cell, place) => words(cell, place === 0 ? undefined : 'figure'))),
      ],
    },
    layout,
    margin: [0, 8, 0, 0],
  }
}

function section(heading: string, points: readonly ReportPoint[]): Content[] {
  if (points.length === 0) return []
  const [first, ...others] = points.map(point)
  const title = words(heading, 'heading', { margin: [0, 11, 0, 3] })
  // A short one stays whole, so that no page begins with what is left of it.
  if (points.length <= keptWhole || !first)
    return [{ unbreakable: true, stack: [title, ...(first ? [first, ...others] : [])] }]
  return [{ unbreakable: true, stack: [title, first] }, ...others]
}

const keptWhole = 4

function point({ title, text }: ReportPoint): Content {
  return {
    columns: [
      words('•', undefined, { width: 12, color: grey }),
      {
        width: '*',
        stack: [
          ...(title ? [words(title, undefined, { bold: true })] : []),
          words(text, undefined, title ? { color: grey } : {}),
        ],
      },
    ],
    columnGap: 0,
    margin: [0, 0, 0, 3],
  }
}
