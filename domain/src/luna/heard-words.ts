/**
 * The words of a Turkish question, as typed: without diacritics, with any suffix, with a wrong, missing or exchanged letter. Words that
 * belong together are often written apart or together (`ne zaman`, `nezaman`), so that neighbours count as one word too. Without zod.
 */
import { foldTurkish } from '#values/turkish-text.ts'

/**
 * How a stem is written in the rules: `fiyat` is the beginning of a word and forgives a letter, `belge!` is a beginning to the letter,
 * `eta=` is the whole word.
 */
export type Stem = string

export type HeardWords = readonly string[]

export function hearWords(text: string): HeardWords {
  const words = foldTurkish(text)
    .replace(/['’`]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const neighbours = words.slice(1).map((word, position) => `${words[position]}${word}`)
  return [...words, ...neighbours]
}

export function hears(words: HeardWords, stem: Stem): boolean {
  if (stem.endsWith('=')) return words.includes(stem.slice(0, -1))
  if (stem.endsWith('!')) return words.some((word) => word.startsWith(stem.slice(0, -1)))
  return words.some((word) => word.startsWith(stem) || beginsAlmostWith(word, stem))
}

/** Short words have too many neighbours to be forgiving. */
const forgiven = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2)

function beginsAlmostWith(word: string, stem: string): boolean {
  const most = forgiven(stem.length)
  if (most === 0 || word[0] !== stem[0] || word.length < stem.length - most) return false
  for (let length = stem.length - most; length <= stem.length + most; length += 1)
    if (distance(word.slice(0, length), stem) <= most) return true
  return false
}

/** Letters changed, left out, added or exchanged with their neighbour. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i += 1) {
    rows[i] = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const exchanged = isExchanged ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY
      rows[i]?.push(Math.min(changed, at(i - 1, j) + 1, at(i, j - 1) + 1, exchanged))
    }
  }
  return at(a.length, b.length)
}
