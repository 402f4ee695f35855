/** One cell of a sheet: numbers and dates are real ones, text is only ever text. */
import { formatShortDateTime } from '@kervan/domain/values/format-date.ts'
import type { Cell } from 'write-excel-file/node'
import type { CellKind, CellValue, ColumnHead } from '#features/lists/exportable-list.ts'

const formats: Partial<Record<CellKind, string>> = {
  money: '#,##0.00',
  moment: 'dd.mm.yyyy hh:mm',
  day: 'dd.mm.yyyy',
}
/** In characters; those of text are widened for long heads. */
const widths: Record<CellKind, number> = { text: 24, number: 12, money: 16, moment: 18, day: 12 }

export const sheetColumn = ({ head, kind }: ColumnHead) => ({
  width: Math.max(widths[kind], head.length + 2),
})

export const sheetHead = ({ head }: ColumnHead): Cell => ({ value: head, type: String, fontWeight: 'bold' })

export function sheetCell(kind: CellKind, value: CellValue): Cell {
  if (value === null || value === '') return null
  const text = String(value)
  const format = formats[kind]
  if (kind === 'moment')
    return { value: wallClock(formatShortDateTime(text)), type: Date, format: formats.moment ?? '' }
  if (kind === 'day') return { value: new Date(`${text}T00:00:00Z`), type: Date, format: formats.day ?? '' }
  if (kind !== 'text' && Number.isFinite(Number(text)))
    return { value: Number(text), type: Number, ...(format && { format }) }
  return { value: storable(text), type: String }
}

/** `16.11.2026 14:05` as the moment that UTC calls so: a sheet's times have no zone. */
function wallClock(written: string): Date {
  const [day = 1, month = 1, year = 1970, hour = 0, minute = 0] = written.split(/[. :]/).map(Number)
  return new Date(Date.UTC(year, month - 1, day, hour, minute))
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML allows none of them
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
/** Programs read it as the character with that number. */
const escapedCharacter = /_x(?=[0-9a-f]{4}_)/gi
/** A longer text makes the whole file unreadable. */
const longestText = 32_767

function storable(text: string): string {
  const shown = text.replace(notInXml, '').slice(0, longestText).replace(escapedCharacter, '_x005F_x')
  // The library keeps texts as the names of an object's fields, where words such as `constructor` are there already.
  return shown in {} ? `_x${shown.charCodeAt(0).toString(16).padStart(4, '0')}_${shown.slice(1)}` : shown
}
