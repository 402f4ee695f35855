/** Amounts and measures as staff type them, with dot or comma, into the decimal text that travels. */
import { decimalProblems, readDecimal, writeDecimal } from '@kervan/domain/values/decimal-input.ts'
import { decimalOfUnits, decimalUnits } from '@kervan/domain/values/decimal-text.ts'

type Reading = { value: string | null; problem?: string }

const wholeDigits = 10
/** Copied from a carrier's sheet: a dot before one or two last digits can only be the decimal one. */
const foreign = /^\d+\.\d{1,2}$/

export function readAmount(typed: string): Reading {
  return read(typed, 2)
}

export function readMeasure(typed: string): Reading {
  return read(typed, 3)
}

function read(typed: string, decimals: number): Reading {
  const text = typed.trim()
  if (text === '') return { value: null }
  const reading = readDecimal(foreign.test(text) ? text.replace('.', ',') : text, decimals)
  if ('problem' in reading) return { value: null, problem: decimalProblems[reading.problem] }
  const value = decimalOfUnits(reading.units, decimals)
  if (value.length - decimals - 1 > wholeDigits) return { value: null, problem: decimalProblems.too_large }
  return { value }
}

/** Nothing but digits, dot and comma gets into the field. */
export function onlyFigures(typed: string): string {
  return typed.replace(/[^\d.,]/g, '')
}

export function writeNumber(value: string | null, decimals: number): string {
  return value === null ? '' : writeDecimal(decimalUnits(value, decimals), decimals)
}

/** One step up or down, never below nothing; what is no number stays as it is. */
export function stepped(typed: string, step: 1 | -1): string {
  const { value, problem } = readMeasure(typed)
  if (problem) return typed
  const units = decimalUnits(value ?? '0', 3) + BigInt(step) * 100n
  return writeDecimal(units < 0n ? 0n : units, 3)
}
