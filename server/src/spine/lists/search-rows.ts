/**
 * Which rows a searched page is read from. Frequent words are soon found from the beginning of the list on, rare ones by an index.
 * Which words are frequent PostgreSQL cannot estimate behind row-level security, and the beginning of a list does not tell: in the
 * order of titles, those with the same word stand side by side. So first some rows from all over the table are looked at.
 */
import { and, getTableName, type PgTable, type SQL, sql } from '#spine/database/drizzle.ts'
import { containingWords } from '#spine/database/folded-search.ts'
import { literal, namesDivision, ownersOf, rowsOf, type Slice } from '#spine/lists/part-rows.ts'
import type { Owner } from '#spine/lists/sorts.ts'

export type Search = {
  /** How a typed text is read before it is split into words. */
  reads?: (typed: string) => string
  /** That a row has a word. */
  has(pattern: string): SQL
  /** The same where words may be in another table too: in a form for the indexes, and in one for many rows. */
  withOther?: { hasByIndex(pattern: string): SQL; hasAmongMany(pattern: string): SQL }
}

/** How many rows from the beginning of the list are tried for frequent words. Of each division as many are read, and of two owners, so of many divisions fewer. */
function triedIn({ divisions, part }: Slice): number {
  const readings = (divisions.length || 1) * (part.owner?.few ? 2 : 1)
  return Math.min(2_000, Math.trunc(6_000 / readings))
}
/** By age alone rows come one after another, and no more of them than are wanted. */
const triedByAge = 5_000
/** An index finds one word only, so of rows that have several, more are tried before it is asked. */
const triedOfOwner = (words: number) => (words > 1 ? 4_000 : 250)
/** Up to so many rows are read one by one, rather than more than these by an index. */
const few = 20_000
/** Up to so many where an index has all that is searched, so that the rows themselves are not read. */
const many = 200_000
const sampledRows = 1_000
/** Of the rows that were looked at. Those of a page are alike, so less may be by chance. */
const frequentShare = 0.03

/** Counts rows: all of them, about how many the table has, and those that each condition holds for. */
export type CountRows = (rows: SQL, conditions: readonly SQL[]) => Promise<number[]>

/** What an earlier part of the page has learnt of the words. */
export type Known = { frequency?: Frequency }

type Reading<Row> = {
  slice: Slice
  search: Search
  wanted: number
  /** Reads a page of those rows that the condition holds for. */
  read(rows: SQL, condition: SQL): Promise<Row[]>
  count: CountRows
  /** Reads ids. */
  owners(statement: SQL): Promise<string[]>
  known: Known
}

/** One pattern for each word that was typed. */
export const patternsOf = ({ reads = (typed) => typed }: Search, typed: string) =>
  containingWords(reads(typed))

export async function searchRows<Row>(typed: string, reading: Reading<Row>): Promise<Row[]> {
  const { slice, search, wanted, count, known } = reading
  const patterns = patternsOf(search, typed)
  const read = (rows: SQL, conditions: readonly SQL[]) => reading.read(rows, and(...conditions) ?? sql`true`)
  const hasAll = patterns.map(search.has)
  const byIndexes = (frequency: Frequency) => {
    const { byIndex, rest } = byIndexOf(patterns, search, frequency)
    return read(rowsOf({ ...slice, filters: [...slice.filters, ...byIndex] }, undefined), rest)
  }
  if (known.frequency && isSoonSorted(known.frequency)) return byIndexes(known.frequency)
  const { owner } = slice.part
  if (owner?.inSearchIndex && !slice.filters.some(Boolean)) {
    known.frequency ??= await frequencyOf(patterns, search, slice.table, count)
    if (known.frequency.isOneRare) return byIndexes(known.frequency)
    return readByOwner(reading, owner, hasAll, byIndexOf(patterns, search, known.frequency))
  }
  const isByAge = isByAgeAlone(slice)
  const begin = isByAge ? { ...slice, divisions: [] } : slice
  const all = rowsOf(slice, undefined)
  const countUpToFew = async (rows: SQL) => {
    const [length = 0] = await count(sql`select * from (${rows}) as listed limit ${literal(few + 1)}`, [])
    return length
  }
  const readAll = () => read(all, patterns.map(search.withOther?.hasAmongMany ?? search.has))
  const tried = isByAge ? triedByAge : triedIn(slice)
  // The few that a filter leaves are cheaper to search and then to sort than the other way round.
  const isNarrow = !owner && slice.filters.some(Boolean)
  // Whether they have what the list is sorted by is not asked: an index of the filter then counts them without their rows.
  const { where: _, ...anyPart } = slice.part
  const filtered = rowsOf({ ...slice, part: anyPart }, undefined)
  const narrow = isNarrow ? await countUpToFew(filtered) : undefined
  if (narrow && tried < narrow && narrow <= few) return readAll()
  // Most searches are for a name or a number: to look at a few rows costs less than to try the beginning of every division.
  known.frequency ??= await frequencyOf(patterns, search, slice.table, count)
  const isNear = isByAge && known.frequency.share * triedByAge >= 2 * wanted
  if (known.frequency.isOneRare && !isNear) return byIndexes(known.frequency)
  const found = await read(rowsOf(begin, tried), hasAll)
  if (found.length >= wanted) return found
  if (isSoonSorted(known.frequency)) return byIndexes(known.frequency)
  const further = await readFurther(reading, patterns)
  if (further.length >= wanted) return further
  const length = narrow ?? (await countUpToFew(all))
  if (length <= tried) return found
  return length <= few ? readAll() : byIndexes(known.frequency)
}

/** The newest or oldest of all: the primary key has them in order, so that no more are read than are wanted. */
const isByAgeAlone = ({ part, filters }: Slice): boolean =>
  part.keys.length === 0 &&
  !part.where &&
  !part.only &&
  !part.owner &&
  !part.alike &&
  !part.inDivisions &&
  !filters.some(Boolean)

/** Frequent words that are not among the first rows are often among some more: an index would find tens of thousands. */
async function readFurther<Row>({ slice, search, read }: Reading<Row>, patterns: readonly string[]) {
  const { part, divisions } = slice
  const has = and(...patterns.map(search.withOther?.hasAmongMany ?? search.has)) ?? sql`true`
  if (part.withSearched)
    return read(rowsOf({ ...slice, divisions: [], columns: part.withSearched }, many), has)
  if (part.owner) return []
  if (!namesDivision(part) || divisions.length < 2) return read(rowsOf(slice, few), has)
  // By age an index has all divisions together; by something else that they are not merged by, each would be read as far as all.
  if (part.alike || part.inDivisions) return []
  return read(rowsOf({ ...slice, divisions: [] }, few), has)
}

/** One owner after the other: the first of the owner's rows, then those that an index finds, which are none where there is no hit. */
async function readByOwner<Row>(
  { slice, wanted, read, owners }: Reading<Row>,
  owner: Owner,
  hasAll: readonly SQL[],
  { byIndex, rest }: ReturnType<typeof byIndexOf>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const id of await owners(ownersOf(slice, owner))) {
    const part = { ...slice.part, owner: { ...owner, where: sql`${owner.id} = ${id}` } }
    const own = { ...slice, part, divisions: [] }
    const first = await read(rowsOf(own, triedOfOwner(hasAll.length)), and(...hasAll) ?? sql`true`)
    const filters = [sql`${owner.ownedBy} = ${id}`, ...byIndex, ...rest.map(withoutIndex)]
    const all = () => read(rowsOf({ ...own, filters }, wanted), sql`true`)
    rows.push(...(rows.length + first.length >= wanted ? first : await all()))
    if (rows.length >= wanted) break
  }
  return rows
}

type Frequency = {
  /** Which of the words it is. */
  rarest: number
  isOneRare: boolean
  /** Of the rows that were looked at. */
  share: number
  /** About how many rows have it, or are what it is looked for among, if these are fewer. */
  rows: number
}

/** An index finds no more rows than would otherwise be read from the beginning of the list on. */
const isSoonSorted = ({ isOneRare, rows }: Frequency) => isOneRare || rows <= few

/** Which of the words is the rarest, and how rare that is. */
export async function frequencyOf(
  patterns: readonly string[],
  { has }: Search,
  table: PgTable,
  count: CountRows,
  among = sql`true`,
): Promise<Frequency> {
  const [looked = 0, size = 0, within = 0, ...found] = await count(sampleOf(table), [
    among,
    ...patterns.map(has),
  ])
  const fewest = Math.min(...found)
  return {
    rarest: found.indexOf(fewest),
    isOneRare: fewest <= frequentShare * looked,
    share: looked > 0 ? fewest / looked : 0,
    rows: Math.min(fewest, within) * Math.max(1, size / sampledRows),
  }
}

/** What an index is asked for, and what holds besides for the rows that it finds. Several tables' indexes are asked for the rarest word only. */
export function byIndexOf(
  patterns: readonly string[],
  { has, withOther }: Search,
  { rarest, isOneRare }: Frequency,
): { byIndex: SQL[]; rest: SQL[] } {
  if (!withOther) return { byIndex: patterns.map(has), rest: [] }
  return {
    byIndex: [withOther.hasByIndex(patterns[rarest] ?? '')],
    rest: patterns.toSpliced(rarest, 1).map(isOneRare ? has : withOther.hasAmongMany),
  }
}

/** «Is true» keeps the planner from the index of a condition. */
export const withoutIndex = (condition: SQL) => sql`(${condition}) is true`

/** The same rows each time, so that they are in memory. */
function sampleOf(table: PgTable): SQL {
  const share = sql`least(100, 100.0 * ${literal(sampledRows)} / ${sizeOf(table)})`
  return sql`select * from ${table} tablesample system (${share}) repeatable (1) limit ${literal(sampledRows)}`
}

/** As PostgreSQL has last counted them. */
function sizeOf(table: PgTable): SQL {
  return sql`(select greatest(reltuples, 1) from pg_class where oid = ${sql.raw(`'${getTableName(table)}'::regclass`)})`
}

/** All rows, about how many the table has, and those that each condition holds for. */
export function countsOf(rows: SQL, table: PgTable, conditions: readonly SQL[]): SQL {
  const counts = conditions.map((condition) => sql`count(*) filter (where ${condition})`)
  const all = sql.join([sql`count(*)`, sizeOf(table), ...counts], sql`, `)
  return sql`select array[${all}]::int[] as counts from (${rows}) as ${table}`
}
