/** ISO 6346 container numbers: three letters of the owner, a letter of the category, six digits and a check digit. */
import { foreignCharacter, plainCode } from '#values/typed-code.ts'

/** U is a freight container, J detachable equipment, Z a trailer or chassis. */
export const containerCategories = ['U', 'J', 'Z'] as const
export type ContainerCategory = (typeof containerCategories)[number]

export type ContainerFault =
  | { why: 'empty' }
  | { why: 'foreign_character'; character: string }
  | { why: 'too_few_letters'; letters: number }
  | { why: 'too_many_letters'; letters: number }
  | { why: 'unknown_category'; letter: string }
  /** `position` counts from one. */
  | { why: 'letter_among_digits'; letter: string; position: number }
  | { why: 'too_short'; missing: number }
  | { why: 'missing_digit'; expected: number }
  | { why: 'too_long'; extra: number }

type ReadContainer = {
  owner: string
  category: ContainerCategory
  serial: string
  typedDigit: number
  rightDigit: number
  rightNumber: string
  /** The remainder was 10: owners are advised to avoid such serials, since 0 then means two remainders. */
  tenBecameZero: boolean
}
export type ContainerCheck =
  | ({ verdict: 'valid' | 'wrong_digit' } & ReadContainer)
  | { verdict: 'malformed'; code: string; fault: ContainerFault }

/** A character's value is its place here; multiples of 11 are skipped. */
const values = '0123456789A-BCDEFGHIJK-LMNOPQRSTU-VWXYZ'

/** How the check digit follows from the first ten characters. */
export function containerCheckSum(firstTen: string) {
  const terms = [...firstTen].map((character, position) => ({
    character,
    value: values.indexOf(character),
    weight: 2 ** position,
  }))
  const sum = terms.reduce((total, { value, weight }) => total + value * weight, 0)
  const remainder = sum % 11
  return { terms, sum, remainder, digit: remainder % 10 }
}

/** A number whose check digit is right may still belong to no container. */
export function checkContainerNumber(text: string): ContainerCheck {
  const code = plainCode(text)
  const fault = faultOf(code)
  if (fault) return { verdict: 'malformed', code, fault }
  const { remainder, digit } = containerCheckSum(code.slice(0, 10))
  const typedDigit = Number(code[10])
  return {
    verdict: typedDigit === digit ? 'valid' : 'wrong_digit',
    owner: code.slice(0, 3),
    category: containerCategories.find((letter) => letter === code[3]) ?? 'U',
    serial: code.slice(4, 10),
    typedDigit,
    rightDigit: digit,
    rightNumber: code.slice(0, 10) + digit,
    tenBecameZero: remainder === 10,
  }
}

function faultOf(code: string): ContainerFault | undefined {
  if (code === '') return { why: 'empty' }
  const character = foreignCharacter(code)
  if (character) return { why: 'foreign_character', character }
  const letters = /^[A-Z]*/.exec(code)?.[0].length ?? 0
  if (letters > 4) return { why: 'too_many_letters', letters }
  if (letters < 4 && code.length > letters) return { why: 'too_few_letters', letters }
  const letter = code[3]
  if (letter && !containerCategories.some((category) => category === letter))
    return { why: 'unknown_category', letter }
  const stray = /[A-Z]/.exec(code.slice(4))
  if (stray) return { why: 'letter_among_digits', letter: stray[0], position: stray.index + 5 }
  if (code.length < 10) return { why: 'too_short', missing: 11 - code.length }
  if (code.length === 10) return { why: 'missing_digit', expected: containerCheckSum(code).digit }
  return code.length > 11 ? { why: 'too_long', extra: code.length - 11 } : undefined
}
