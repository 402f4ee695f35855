/** Patterns that find typed words anywhere in a folded search column; `%` and `_` are found literally. */
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'

/** The whole text as one pattern. */
export function containing(search: string): string {
  return `%${foldTurkish(search).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}

const betweenWords = /[\s\-–—,/·→]+/
/** The words behind the fifth are searched for as one. */
const mostWords = 6

/** One pattern for each word: they may occur in any order, with anything between them. */
export function containingWords(search: string): string[] {
  const words = search.split(betweenWords).filter(Boolean)
  if (words.length === 0) return [containing(search)]
  const rest = words.slice(mostWords - 1).join(' ')
  return [...words.slice(0, mostWords - 1), ...(rest ? [rest] : [])].map(containing)
}
