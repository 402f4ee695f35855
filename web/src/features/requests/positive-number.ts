/** A number as it was typed; null until it is one above zero. */
import { readDecimal } from '@kervan/domain/values/decimal-input.ts'
import { decimalOfUnits } from '@kervan/domain/values/decimal-text.ts'

/** Up to three digits after the comma. */
export function positiveDecimal(text: string): string | null {
  const reading = readDecimal(text, 3)
  return 'units' in reading && reading.units > 0n ? decimalOfUnits(reading.units, 3) : null
}

export function positiveWhole(text: string): number | null {
  const reading = readDecimal(text, 0)
  return 'units' in reading && reading.units > 0n ? Number(reading.units) : null
}
