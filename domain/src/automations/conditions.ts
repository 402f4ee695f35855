/**
 * Conditions: a tree of comparisons joined by *and* or *or*, and whether facts meet it. Checking tells also what each comparison
 * saw, which the run log keeps. Facts are texts: decimals as `12.50`, money as `12.50 EUR`, moments in ISO, yes as `true`. Without zod.
 */
import type { Field, FieldType } from '#automations/field.ts'
import { foldTurkish } from '#values/turkish-text.ts'

export type Facts = Readonly<Record<string, string | null>>

export const operatorWords = {
  is: 'eşittir',
  is_not: 'eşit değildir',
  is_one_of: 'şunlardan biridir',
  contains: 'içerir',
  not_contains: 'içermez',
  starts_with: 'ile başlar',
  more: 'büyüktür',
  at_least: 'en az',
  less: 'küçüktür',
  at_most: 'en çok',
  is_yes: 'evet',
  is_no: 'hayır',
  hours_ago_over: 'şu kadar saatten eski',
  hours_ago_within: 'son şu kadar saat içinde',
  hours_ahead_within: 'önümüzdeki şu kadar saat içinde',
  passed: 'geçti',
  ahead: 'henüz gelmedi',
  empty: 'boştur',
  not_empty: 'doludur',
} as const
export type Operator = keyof typeof operatorWords
export const operators = Object.keys(operatorWords) as [Operator, ...Operator[]]

const filled: readonly Operator[] = ['empty', 'not_empty']
const sizes: readonly Operator[] = ['more', 'at_least', 'less', 'at_most']
/** What a field of each type can be asked, in the order of the form. */
export const operatorsOf: Readonly<Record<FieldType, readonly Operator[]>> = {
  text: ['is', 'is_not', 'is_one_of', 'contains', 'not_contains', 'starts_with', ...filled],
  number: ['is', 'is_not', ...sizes, ...filled],
  money: [...sizes, ...filled],
  choice: ['is', 'is_not', 'is_one_of', ...filled],
  moment: ['hours_ago_over', 'hours_ago_within', 'hours_ahead_within', 'passed', 'ahead', ...filled],
  yes_no: ['is_yes', 'is_no'],
  person: ['is', 'is_not', 'is_one_of', ...filled],
}

/** How many values an operator takes: none, one, or a list. Money takes an amount and its currency. */
export function valuesNeeded(operator: Operator, type: FieldType): 0 | 1 | 2 | 'list' {
  if (['is_yes', 'is_no', 'passed', 'ahead', 'empty', 'not_empty'].includes(operator)) return 0
  if (operator === 'is_one_of') return 'list'
  return type === 'money' ? 2 : 1
}

export type Comparison = { field: string; operator: Operator; values: string[] }
export type Group = { match: 'all' | 'any'; parts: readonly (Comparison | Group)[] }
export const matchWords = { all: 've', any: 'veya' } as const
/** Holds always. */
export const noCondition = { match: 'all' as const, parts: [] }

export const mostComparisons = 30
export const mostLevels = 3
export const mostValues = 20

export const isGroup = (part: Comparison | Group): part is Group => 'parts' in part

/** What one comparison saw. */
export type Seen = Comparison & { seen: string | null; met: boolean }

/** Every comparison is made, also where the answer is known already, so that the log is complete. */
export function checkCondition(
  group: Group,
  facts: Facts,
  fields: Readonly<Record<string, Field>>,
  now: Date,
): { met: boolean; seen: Seen[] } {
  const parts = group.parts.map((part) => {
    if (isGroup(part)) return checkCondition(part, facts, fields, now)
    const seen = facts[part.field] ?? null
    const type = fields[part.field]?.type
    const met = type !== undefined && holds(part, seen, type, now)
    return { met, seen: [{ ...part, seen, met }] }
  })
  const isMet = (part: { met: boolean }) => part.met
  return {
    met: parts.length === 0 || (group.match === 'all' ? parts.every(isMet) : parts.some(isMet)),
    seen: parts.flatMap(({ seen }) => seen),
  }
}

const hourMs = 3_600_000

function holds({ operator, values }: Comparison, fact: string | null, type: FieldType, now: Date): boolean {
  const seen = fact ?? ''
  if (operator === 'empty') return seen === ''
  if (operator === 'not_empty') return seen !== ''
  if (operator === 'is_yes') return seen === 'true'
  if (operator === 'is_no') return seen !== 'true'
  const [first = ''] = values
  if (operator === 'is_not') return !isSame(seen, first, type)
  if (operator === 'not_contains') return !foldTurkish(seen).includes(foldTurkish(first))
  // Of what is unknown nothing else can be said.
  if (seen === '') return false
  if (operator === 'is') return isSame(seen, first, type)
  if (operator === 'is_one_of') return values.some((value) => isSame(seen, value, type))
  if (operator === 'contains') return foldTurkish(seen).includes(foldTurkish(first))
  if (operator === 'starts_with') return foldTurkish(seen).startsWith(foldTurkish(first))
  if (type === 'moment') return holdsOfMoment(operator, Date.parse(seen) - now.getTime(), Number(first))
  return holdsOfSize(operator, seen, values)
}

function isSame(seen: string, value: string, type: FieldType): boolean {
  if (type === 'text') return foldTurkish(seen) === foldTurkish(value)
  if (type === 'number') return seen !== '' && compareDecimals(seen, value) === 0
  return seen === value
}

function holdsOfMoment(operator: Operator, untilMs: number, hours: number): boolean {
  if (operator === 'passed') return untilMs <= 0
  if (operator === 'ahead') return untilMs > 0
  if (operator === 'hours_ago_over') return -untilMs > hours * hourMs
  if (operator === 'hours_ago_within') return untilMs <= 0 && -untilMs <= hours * hourMs
  return untilMs > 0 && untilMs <= hours * hourMs
}

/** Amounts of different currencies are not compared: no such condition holds. */
function holdsOfSize(operator: Operator, seen: string, [value = '', currency]: readonly string[]): boolean {
  const [amount = '', itsCurrency] = seen.split(' ')
  if (currency !== itsCurrency) return false
  const order = compareDecimals(amount, value)
  if (operator === 'more') return order > 0
  if (operator === 'at_least') return order >= 0
  return operator === 'less' ? order < 0 : order <= 0
}

/** Without floats: `1.5` and `1.50` are equal. */
export function compareDecimals(a: string, b: string): number {
  const decimals = Math.max(fraction(a).length, fraction(b).length)
  const difference = scaled(a, decimals) - scaled(b, decimals)
  return difference > 0n ? 1 : difference < 0n ? -1 : 0
}
const fraction = (text: string) => text.split('.')[1] ?? ''
const scaled = (text: string, decimals: number) =>
  BigInt(text.replace('.', '') + '0'.repeat(decimals - fraction(text).length))
