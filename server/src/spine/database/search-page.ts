/**
 * One page of a list that is searched. Frequent words are soon found from the beginning of the list on, rare ones by an index.
 * Which words are frequent PostgreSQL cannot estimate behind row-level security, so the beginning of the list is tried first.
 */

import type { Db } from '#spine/database/act-as.ts'
import {
  and,
  getTableColumns,
  getTableName,
  type PgTable,
  type SQL,
  Subquery,
  sql,
} from '#spine/database/drizzle.ts'
import { containingWords } from '#spine/database/folded-search.ts'

type SearchedList<Table extends PgTable, Row> = {
  table: Table
  /** What the list shows without the search, and in which order. */
  filter: SQL | undefined
  order: readonly SQL[]
  /** That a row has a word; and the same in a form for the indexes. */
  has(pattern: string): SQL
  hasByIndex?: (pattern: string) => SQL
  wanted: number
  /** Reads the page from a part of the table that has the table's name. */
  read(part: Table, condition: SQL | undefined): PromiseLike<Row[]>
}

/** How many rows from the beginning of the list are tried; more of them where each word is frequent, but all together are not. */
const beginning = { first: 2_000, more: 20_000 }
/** Of the rows that were tried. */
const frequentShare = 0.01

export async function searchPage<Table extends PgTable, Row>(
  db: Db,
  search: string,
  list: SearchedList<Table, Row>,
): Promise<Row[]> {
  const { table, filter, order, has, hasByIndex = has, wanted } = list
  const patterns = containingWords(search)
  const rowsOf = (condition: SQL | undefined, limit: SQL) =>
    new Subquery(
      sql`select * from ${table} where ${condition ?? sql`true`} ${limit}`,
      getTableColumns(table),
      getTableName(table),
    )
  const beginningOf = (size: number) =>
    rowsOf(filter, sql`order by ${sql.join([...order], sql`, `)} limit ${sql.raw(String(size))}`)
  // It has the name and the columns of the table, and is read like it.
  const read = (part: Subquery, words: string[]) =>
    list.read(part as unknown as Table, and(...words.map(has)))

  const first = beginningOf(beginning.first)
  const found = await read(first, patterns)
  if (found.length >= wanted) return found
  const [tried = 0, ...counts] = await countRows(db, first, patterns.map(has))
  if (tried < beginning.first) return found // that was the whole list
  const fewest = Math.min(...counts)
  if (fewest >= frequentShare * beginning.first) {
    const more = await read(beginningOf(beginning.more), patterns)
    if (more.length >= wanted) return more
  }
  const rarest = counts.indexOf(fewest)
  // Without the offset the planner might read the list from its beginning, hoping for early hits.
  const byIndex = rowsOf(and(filter, hasByIndex(patterns[rarest] ?? '')), sql`offset 0`)
  return read(byIndex, patterns.toSpliced(rarest, 1))
}

/** All rows, and those that each condition holds for. */
async function countRows(db: Db, part: Subquery, conditions: SQL[]): Promise<number[]> {
  const counts = [sql`true`, ...conditions].map((condition) => sql`count(*) filter (where ${condition})`)
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}]::int[] as counts from ${part}`,
  )
  return rows[0]?.counts ?? []
}
