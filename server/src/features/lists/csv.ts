/** CSV as Excel with Turkish settings opens it right: UTF-8 with its mark, semicolons, decimal commas, dates of Istanbul. */
import { neutralised } from '@kervan/domain/lists/formula-safe-text.ts'
import { formatShortDateTime } from '@kervan/domain/values/format-date.ts'
import type { CellKind, CellValue, ColumnHead } from '#features/lists/exportable-list.ts'

export const byteOrderMark = '\ufeff'
const lineEnd = '\r\n'
const needsQuotes = /[;,"\r\n\t]|^\s|\s$/
const decimal = /^-?\d+(\.\d+)?$/

export function csvHead(columns: readonly ColumnHead[]): string {
  return byteOrderMark + columns.map(({ head }) => quoted(neutralised(head))).join(';') + lineEnd
}

export function csvLines(columns: readonly ColumnHead[], rows: readonly CellValue[][]): string {
  let lines = ''
  for (const row of rows) {
    lines += columns.map(({ kind }, index) => cell(kind, row[index] ?? null)).join(';') + lineEnd
  }
  return lines
}

function cell(kind: CellKind, value: CellValue): string {
  if (value === null || value === '') return ''
  const text = String(value)
  if (kind === 'moment') return formatShortDateTime(text)
  if (kind === 'day') return shortDay(text)
  // Written without quotes and marks, so that numbers stay numbers; also negative ones.
  if (kind !== 'text' && decimal.test(text)) return decimalComma(kind === 'money' ? withCents(text) : text)
  return quoted(neutralised(text.replaceAll('\0', '')))
}

function quoted(text: string): string {
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** `2026-11-16` → `16.11.2026` */
export function shortDay(day: string): string {
  return day.split('-').reverse().join('.')
}

const decimalComma = (text: string) => text.replace('.', ',')

/** `1250.5` → `1250.50`; more decimals stay. */
function withCents(text: string): string {
  const [whole = '', fraction = ''] = text.split('.')
  return `${whole}.${fraction.padEnd(2, '0')}`
}
