/** The table of an offer's items. Its head repeats on every page, no row breaks, and the name of a group stays with its first item. */
import { type OfferSheet, type SheetLine, sheetWords } from '@kervan/domain/quotes/offer-sheet.ts'
import type { Content, Stack, Table, TableLayout } from '#features/quotes/offer-pdf/document-parts.ts'
import { black, hairline, heightOf, words } from '#features/quotes/offer-pdf/document-styles.ts'

const gap = 8
/** All but the first column, which takes the rest: a long word then breaks instead of widening its column. */
const figureColumns = [74, 78, 64, 84]
const groupSize = 8
const groupGap = 2
const mostLines = 12

const layout: TableLayout = {
  hLineWidth: (row, { table }) => (row === 0 || row === table.body.length ? 0 : row === 1 ? 0.8 : 0.4),
  hLineColor: (row) => (row === 1 ? black : hairline),
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : gap),
  paddingRight: () => 0,
  paddingTop: () => 3.5,
  paddingBottom: () => 3.5,
}

type Row = { group: string; line: SheetLine }

/** Its last row is marked, and can be made to begin a page; an only row with the whole table. */
export function itemsTable(
  groups: OfferSheet['groups'],
  width: number,
  last: { mark: string; breaks: boolean },
): Table {
  const lines = groups.flatMap((group) =>
    group.lines.map((line, place): Row => ({ group: place === 0 ? group.title : '', line })),
  )
  const rows = lines.map((row, place) => itemRow(row, place === lines.length - 1 ? last.mark : undefined))
  if (last.breaks && rows.length > 1) for (const cell of rows.at(-1) ?? []) cell.pageBreak = 'before'
  return { ...table(rows, width), ...(last.breaks && rows.length === 1 && { pageBreak: 'before' }) }
}

/** Its head is marked. */
export function optionsTable(lines: readonly SheetLine[], width: number, mark: string): Table {
  return table(
    lines.map((line) => itemRow({ group: '', line })),
    width,
    mark,
  )
}

function table(rows: Stack[][], width: number, mark?: string): Table {
  const rest = width - figureColumns.reduce((sum, column) => sum + column + gap, 0)
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [rest, ...figureColumns],
      body: [head(mark), ...rows],
    },
    layout,
  }
}

function head(mark?: string): Content[] {
  return sheetWords.columns.map((column, place) =>
    words(column, 'label', {
      bold: true,
      alignment: place === 0 ? 'left' : 'right',
      ...(mark && place === 0 && { mark }),
    }),
  )
}

function itemRow({ group, line }: Row, mark?: string): Stack[] {
  const ends: [value: string, below: string][] = [
    [line.quantity, ''],
    [line.unit_price, ''],
    [line.tax, ''],
    [line.amount, line.original],
  ]
  const top = group ? heightOf(groupSize) + groupGap : 0
  const first = [
    ...(group ? [words(group, 'small', { bold: true, margin: [0, 0, 0, groupGap] })] : []),
    words(
      line.is_chosen ? `${line.title} (${sheetWords.chosen})` : line.title,
      undefined,
      mark ? { mark } : {},
    ),
    ...(line.description ? [words(fewLines(line.description), 'small')] : []),
  ]
  return [
    { stack: first },
    ...ends.map(
      ([value, below]): Stack => ({
        stack: [words(value, 'figure'), ...(below ? [words(below, 'smallFigure')] : [])],
        margin: [0, top, 0, 0],
      }),
    ),
  ]
}

/** A row is never higher than a page. */
function fewLines(text: string): string {
  const lines = text.split(/\s*\n\s*/)
  return lines.length > mostLines ? lines.join(' ') : lines.join('\n')
}
