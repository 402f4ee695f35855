/** Converts amounts and measures as staff type them, with dot or comma, into decimal text for the API. */
import { decimalProblems, readDecimal, writeDecimal } from '@kervan/domain/values/decimal-input.ts'
import { decimalOfUnits, decimalUnits } from '@kervan/domain/values/decimal-text.ts'

type ParsedNumber = { value: string | null; problem?: string }

const maxWholeDigits = 10
/** A dot before one or two last digits, as copied from a carrier's sheet, can only be a decimal point. */
const dotDecimal = /^\d+\.\d{1,2}$/

export function readAmount(typed: string): ParsedNumber {
  return read(typed, 2)
}

export function readMeasure(typed: string): ParsedNumber {
  return read(typed, 3)
}

function read(typed: string, decimals: number): ParsedNumber {
  const text = typed.trim()
  if (text === '') return { value: null }
  const reading = readDecimal(dotDecimal.test(text) ? text.replace('.', ',') : text, decimals)
  if ('problem' in reading) return { value: null, problem: decimalProblems[reading.problem] }
  const value = decimalOfUnits(reading.units, decimals)
  if (value.length - decimals - 1 > maxWholeDigits) return { value: null, problem: decimalProblems.too_large }
  return { value }
}

/** Removes everything but digits, dot and comma. */
export function onlyFigures(typed: string): string {
  return typed.replace(/[^\d.,]/g, '')
}

export function writeNumber(value: string | null, decimals: number): string {
  return value === null ? '' : writeDecimal(decimalUnits(value, decimals), decimals)
}

/** One step up or down, never below zero; invalid text stays as it is. */
export function stepAmount(typed: string, step: 1 | -1): string {
  const { value, problem } = readMeasure(typed)
  if (problem) return typed
  const units = decimalUnits(value ?? '0', 3) + BigInt(step) * 100n
  return writeDecimal(units < 0n ? 0n : units, 3)
}
