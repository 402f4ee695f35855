/** The rows of a load as they are typed, and what can be read of them. */
import type { Pieces } from '@kervan/domain/values/chargeable-weight.ts'
import { decimalProblems, readDecimal } from '@kervan/domain/values/decimal-input.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'

/** Sides in centimetres to the millimetre, weight in kilograms to the gram; sides and counts at most as a request allows them. */
export const columns = {
  count: { label: 'Adet', unit: '', decimals: 0, most: 5_000 },
  length: { label: 'Boy', unit: 'cm', decimals: 1, most: 3_000 },
  width: { label: 'En', unit: 'cm', decimals: 1, most: 3_000 },
  height: { label: 'Yükseklik', unit: 'cm', decimals: 1, most: 3_000 },
  weight: { label: 'Toplam ağırlık', unit: 'kg', decimals: 3, most: 1_000_000 },
} as const
export type Column = keyof typeof columns
export const columnNames = Object.keys(columns) as Column[]

export const mostRows = 30

export type DraftRow = Record<Column, string> & { id: number; stackable: boolean }

export type ReadRow = {
  /** Absent while the row is blank, incomplete or wrong. */
  pieces?: Pieces
  problems: Partial<Record<Column, string>>
  missing: Column[]
  /** Nothing but the count is filled in. */
  blank: boolean
}

export function blankRow(id: number): DraftRow {
  return { id, count: '1', length: '', width: '', height: '', weight: '', stackable: false }
}

export function readRow(row: DraftRow): ReadRow {
  const problems: ReadRow['problems'] = {}
  const missing: Column[] = []
  const units = {} as Record<Column, bigint>
  for (const column of columnNames) {
    const reading = readDecimal(row[column], columns[column].decimals)
    if ('units' in reading) {
      units[column] = reading.units
      if (reading.units === 0n && column !== 'weight') problems[column] = nothing(column)
      if (reading.units > mostUnits(column)) problems[column] = tooMuch(column)
    } else if (reading.problem === 'empty') missing.push(column)
    else problems[column] = decimalProblems[reading.problem]
  }
  const blank = columnNames.every((column) => column === 'count' || row[column].trim() === '')
  // A weight that is not known yet holds nothing up: the volume is worth knowing by itself.
  const whole = missing.every((column) => column === 'weight') && Object.keys(problems).length === 0
  if (blank || !whole) return { problems, missing, blank }
  const pieces = {
    count: units.count,
    lengthMm: units.length,
    widthMm: units.width,
    heightMm: units.height,
    grossGrams: units.weight ?? 0n,
    stackable: row.stackable,
  }
  return { pieces, problems, missing, blank }
}

function nothing(column: Column): string {
  return column === 'count' ? 'En az 1 yazın.' : 'Sıfırdan büyük bir sayı yazın.'
}

function mostUnits(column: Column): bigint {
  const { most, decimals } = columns[column]
  return BigInt(most) * 10n ** BigInt(decimals)
}

function tooMuch(column: Column): string {
  const { most, unit } = columns[column]
  return `En fazla ${formatCount(most)}${unit && `\u00a0${unit}`} yazın.`
}

/** What holds a result back or makes it doubtful, said in one sentence per row. */
export function rowNotes(rows: readonly ReadRow[]): string[] {
  return rows.flatMap(({ pieces, missing, problems, blank }, position) => {
    if (blank) return []
    const row = `${position + 1}. satır`
    const names = missing.map((column) => columns[column].label.toLocaleLowerCase('tr')).join(', ')
    if (pieces) return names ? [`${row}: ağırlık yazılmadı, sonuç onsuz hesaplandı.`] : []
    if (Object.keys(problems).length > 0) return [`${row} hesaba katılmadı: işaretli alanı düzeltin.`]
    return [`${row} hesaba katılmadı: ${names} eksik.`]
  })
}
