/** Patterns that find typed words anywhere in a folded search column; signs with a meaning of their own are typed words too. */
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Of one piece, as it was typed. */
export function containing(search: string): string {
  return `%${foldTurkish(search).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}

const betweenWords = /[\s\-–—,/·→]+/
/** Nobody types more; what is behind them is taken as one. */
const mostWords = 6

/** One pattern for each word: they may stand in any order, with anything between them. */
export function containingWords(search: string): string[] {
  const words = search.split(betweenWords).filter(Boolean)
  if (words.length === 0) return [containing(search)]
  const rest = words.slice(mostWords - 1).join(' ')
  return [...words.slice(0, mostWords - 1), ...(rest ? [rest] : [])].map(containing)
}

/** Each as a condition of its own, so that an index of trigrams serves. */
export function findsWords(column: SQLWrapper, search: string): SQL | undefined {
  return and(...containingWords(search).map((pattern) => sql`${column} like ${pattern}`))
}
