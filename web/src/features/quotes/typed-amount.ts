/** Checks the numbers of an order, which its inputs give as decimal text, and writes them as the API takes them. */
import { decimalProblems, readDecimal } from '@kervan/domain/values/decimal-input.ts'
import { decimalOfUnits } from '@kervan/domain/values/decimal-text.ts'
import { shownNumber } from '#spine/ui/number-text.ts'

type ParsedNumber = { value: string | null; problem?: string }

const maxWholeDigits = 10

export function readAmount(given: string): ParsedNumber {
  return read(given, 2)
}

export function readMeasure(given: string): ParsedNumber {
  return read(given, 3)
}

function read(given: string, decimals: number): ParsedNumber {
  if (given === '') return { value: null }
  const reading = readDecimal(shownNumber(given), decimals)
  if ('problem' in reading) return { value: null, problem: decimalProblems[reading.problem] }
  const value = decimalOfUnits(reading.units, decimals)
  if (value.length - decimals - 1 > maxWholeDigits) return { value: null, problem: decimalProblems.too_large }
  return { value }
}

/** A number of the API as an input takes it: none is empty, and zeros at the end are left out. */
export function toInput(value: string | null): string {
  return value?.includes('.') ? value.replace(/\.?0+$/, '') : (value ?? '')
}
