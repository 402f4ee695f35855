/** What leaves the house has placeholders for names, addresses and numbers of records; they are put back into what is shown. */
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'

export type Hidden = { placeholder: string; value: string }

/** A single letter would be found everywhere. */
export function mask(text: string, hidden: readonly Hidden[]): string {
  return replaceEach(
    text,
    hidden.flatMap(({ value, placeholder }) => (value.trim().length > 1 ? [[value, placeholder]] : [])),
  )
}

export function unmask(text: string, hidden: readonly Hidden[]): string {
  return replaceEach(
    text,
    hidden.map(({ value, placeholder }) => [placeholder, value]),
  )
}

/** In one pass, so that nothing is found in what was just put in; the longest first, so that no part of a name is left over. */
function replaceEach(text: string, pairs: readonly (readonly string[])[]): string {
  if (pairs.length === 0) return text
  const by = new Map(pairs.map(([from = '', to = '']) => [from, to]))
  const longestFirst = [...by.keys()].toSorted((a, b) => b.length - a.length)
  const any = new RegExp(longestFirst.map(literally).join('|'), 'g')
  return text.replace(any, (found) => by.get(found) ?? found)
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/**
 * A question as somebody typed it: names in any case and with any suffix, and what nobody told us to hide, addresses, numbers of phones,
 * papers and amounts.
 */
export function maskTyped(text: string, hidden: readonly Hidden[]): string {
  const names = hidden.flatMap(({ value, placeholder }) =>
    value.length > 2 ? [{ placeholder, folded: foldTurkish(value) }] : [],
  )
  const placeholderOf = (word: string) =>
    names.find(({ folded }) => foldTurkish(word).startsWith(folded))?.placeholder
  return text
    .replace(/\p{L}+/gu, (word) => placeholderOf(word) ?? word)
    .replace(/\S+@\S+/g, 'EPOSTA')
    .replace(/https?:\S+|www\.\S+/gi, 'BAGLANTI')
    .replace(/[+(]?\d[\d\s().-]{6,}\d/g, 'NUMARA')
    .replace(/\b(?=[\w-]*\d[\w-]*\d[\w-]*\d)[\w-]{6,}\b/g, 'KOD')
}
