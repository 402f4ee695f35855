/** Reads the numbers that inputs give as decimal text, in the way the API takes them. */
import { decimalProblems, readDecimal } from '@kervan/domain/values/decimal-input.ts'
import { decimalOfUnits, plainDecimal } from '@kervan/domain/values/decimal-text.ts'
import { shownNumber } from '#spine/ui/number-text.ts'

/** Undefined where there is no number. */
type Reading = { value: string | undefined; problem?: string }

export function readTyped(given: string, decimals: number): Reading {
  if (given === '') return { value: undefined }
  const reading = readDecimal(shownNumber(given), decimals)
  if ('problem' in reading) return { value: undefined, problem: decimalProblems[reading.problem] }
  return { value: plainDecimal(decimalOfUnits(reading.units, decimals)) }
}

/** Notes what is wrong with a number at its path. */
export function numberReader(note: (path: string, message: string) => void) {
  const decimal = (path: string, given: string, decimals: number) => {
    const { value, problem } = readTyped(given, decimals)
    if (problem) note(path, problem)
    return value
  }
  const count = (path: string, given: string) => {
    const text = decimal(path, given, 0)
    return text === undefined ? undefined : Number(text)
  }
  return { decimal, count }
}
export type NumberReader = ReturnType<typeof numberReader>

/** Notes problems below a path. */
export const readerAt = (at: string, read: NumberReader): NumberReader => ({
  decimal: (path, given, decimals) => read.decimal(`${at}.${path}`, given, decimals),
  count: (path, given) => read.count(`${at}.${path}`, given),
})
