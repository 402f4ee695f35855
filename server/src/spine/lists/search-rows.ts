/**
 * Which rows a searched page is read from. Frequent words are soon found from the beginning of the list on, rare ones by an index.
 * Which words are frequent PostgreSQL cannot estimate behind row-level security, so the beginning of the list is tried first.
 */
import { and, type SQL, sql } from '#spine/database/drizzle.ts'
import { containingWords } from '#spine/database/folded-search.ts'
import { rowsOf, type Slice } from '#spine/lists/part-rows.ts'

export type Search = {
  /** How a typed text is read before it is split into words. */
  reads?: (typed: string) => string
  /** That a row has a word; and the same in a form for the indexes. */
  has(pattern: string): SQL
  hasByIndex?: (pattern: string) => SQL
}

/** How many rows from the beginning of the list are tried; more of them where each word is frequent, but all together are not. */
const beginning = { first: 2_000, more: 20_000 }
/** Of the rows that were tried. */
const frequentShare = 0.01

type Reading<Row> = {
  slice: Slice
  search: Search
  wanted: number
  /** Reads a page of those rows that the condition holds for. */
  read(rows: SQL, condition: SQL | undefined): Promise<Row[]>
  /** Counts rows: all of them, and those that each condition holds for. */
  count(rows: SQL, conditions: SQL[]): Promise<number[]>
}

/** One pattern for each word that was typed. */
export const patternsOf = ({ reads = (typed) => typed }: Search, typed: string) =>
  containingWords(reads(typed))

export async function searchRows<Row>(typed: string, reading: Reading<Row>): Promise<Row[]> {
  const { slice, wanted } = reading
  const { has, hasByIndex = has } = reading.search
  const patterns = patternsOf(reading.search, typed)
  const read = (rows: SQL, words: string[]) => reading.read(rows, and(...words.map(has)))

  const first = rowsOf(slice, beginning.first)
  const found = await read(first, patterns)
  if (found.length >= wanted) return found
  const [tried = 0, ...counts] = await reading.count(first, patterns.map(has))
  if (tried < beginning.first) return found // that was the whole list
  const fewest = Math.min(...counts)
  if (fewest >= frequentShare * beginning.first) {
    const more = await read(rowsOf(slice, beginning.more), patterns)
    if (more.length >= wanted) return more
  }
  const rarest = counts.indexOf(fewest)
  const filters = [...slice.filters, hasByIndex(patterns[rarest] ?? '')]
  return read(rowsOf({ ...slice, filters }, undefined), patterns.toSpliced(rarest, 1))
}

/** All rows, and those that each condition holds for. */
export function countsOf(rows: SQL, table: SQL, conditions: SQL[]): SQL {
  const counts = [sql`true`, ...conditions].map((condition) => sql`count(*) filter (where ${condition})`)
  return sql`select array[${sql.join(counts, sql`, `)}]::int[] as counts from (${rows}) as ${table}`
}
