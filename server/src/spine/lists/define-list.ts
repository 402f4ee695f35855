/** Makes a list out of its description: pages of it for the API and for whoever reads all of it, and the counts of its filters. */
import { mostCounted } from '@kervan/domain/values/format-number.ts'
import type { Page, Sort } from '@kervan/domain/values/list.ts'
import { and, type PgColumn, type PgTable, type SQL, sql } from '#spine/database/drizzle.ts'
import { countEach, countTogether } from '#spine/lists/count-rows.ts'
import { readCursor, writeCursor } from '#spine/lists/cursor.ts'
import { type ListColumn, listColumns, toRows } from '#spine/lists/list-columns.ts'
import { type ListQuery, run } from '#spine/lists/list-query.ts'
import { idOf, literal, namesDivision, orderOf, rowsOf, type Slice } from '#spine/lists/part-rows.ts'
import {
  byIndexOf,
  type CountRows,
  countsOf,
  frequencyOf,
  type Known,
  patternsOf,
  type Search,
  searchRows,
  withoutIndex,
} from '#spine/lists/search-rows.ts'
import { type IsChoice, isChoice, isSortedChoice, type ListSort, type Part } from '#spine/lists/sorts.ts'

/** What the contract's `listInput` gives, besides the list's own filters. */
type AnyInput = {
  limit: number
  after?: string | undefined
  until?: string | undefined
  sort?: string | undefined
  search?: string | undefined
  /** Only these rows, such as somebody has selected. */
  ids?: readonly string[] | undefined
}
type KeyOf<Input extends AnyInput> = Exclude<NonNullable<Input['sort']>, `-${string}`>

/** What the indexes of a sort begin with: rows are read value by value. */
export type Divisions<Input> = {
  column: SQL | PgColumn
  /** Its name in the input. */
  filter: keyof Input
  values: readonly string[]
  /** Its index has what the list is sorted by next, and nothing that the rows of a part have alike. */
  thenSorted?: true
}

export type ListDescription<Row extends { id: string }, Input extends AnyInput, Shown> = {
  /** Its cursors carry the name. */
  name: string
  table: PgTable
  /** Of the table, and of what is joined to it for each row of a page. */
  columns: Record<keyof Row & string, ListColumn>
  joins?: SQL
  sorts: Record<KeyOf<Input>, ListSort | ((input: Input) => ListSort)>
  /** Where the contract has no default. */
  initialSort?: (input: Input) => Sort<KeyOf<Input>>
  /** `personId` is who reads; undefined for guests. `is` says that a column has one of its choices. */
  filters?: (input: Input, personId: string | undefined, is: IsChoice) => (SQL | undefined)[]
  /** `few` where the filters leave so few rows that all of them are read, whatever they are sorted by. */
  divisions?: (input: Input, key: KeyOf<Input>) => Divisions<Input> | 'few' | undefined
  search?: Search
  /** Its reader sees own rows alone: so few that for all counts together each is read once. */
  isOwn?: true
  /** What the list shows of a row, where that is not the row itself. */
  show?: (row: Row) => Shown
}

export type List<Row, Input> = {
  name: string
  /** `limit` may be larger here than the API allows. */
  page(query: ListQuery, personId: string | undefined, input: Input): Promise<Page<Row>>
  /** How many rows it has, on all pages; counted up to `most` and one more. */
  count(query: ListQuery, personId: string | undefined, input: Input, most: number): Promise<number>
  /** How many of them each condition holds for; counted as far as people are told. For lists of everybody's rows see `countsIfFew`. */
  counts<Name extends string>(...of: Counted<Input, Name>): Promise<Record<Name, number>>
  /** The same, but nothing where a search finds a great many: each of them would have to be read. */
  countsIfFew<Name extends string>(...of: Counted<Input, Name>): Promise<Partial<Record<Name, number>>>
}

type Counted<Input, Name extends string> = [
  query: ListQuery,
  personId: string | undefined,
  /** What says which rows there are. */
  input: Omit<Input, 'limit' | 'after' | 'until' | 'sort'>,
  conditions: Record<Name, SQL | undefined>,
  /** Of what all conditions are, where these are so few rows that each is read once for all counts together. */
  few?: SQL,
]

/** So many rows that a search finds are read to be counted, up to 35 ms. */
const fewFound = 2_500

export function defineList<Row extends { id: string }, Input extends AnyInput, Shown = Row>(
  description: ListDescription<Row, Input, Shown>,
): List<Shown, Input> {
  const { name, table, search } = description
  const columns = listColumns(description.columns)
  const joins = description.joins ?? sql``
  const show = description.show ?? ((row: Row) => row as unknown as Shown)
  const conditionsOf = (input: Input, personId: string | undefined, is: IsChoice) => [
    ...(description.filters?.(input, personId, is) ?? []),
    ...(input.ids ? [sql`${idOf(table)} = any(${sql.param([...input.ids])}::uuid[])`] : []),
  ]

  return {
    name,
    async page(query, personId, input) {
      const sort = (input.sort ?? description.initialSort?.(input)) as Sort<KeyOf<Input>> | undefined
      if (!sort) throw new Error(`The list ${name} has no initial sort.`)
      const descending = sort.startsWith('-')
      const key = (descending ? sort.slice(1) : sort) as KeyOf<Input>
      const declared = description.sorts[key]
      const divisions = input.ids ? 'few' : description.divisions?.(input, key)
      const parts = partsOf(typeof declared === 'function' ? declared(input) : declared, descending)
      const positionOf = (cursor: string | undefined) =>
        cursor === undefined ? undefined : readCursor(cursor, name, sort, parts)
      const [start, end] = [positionOf(input.after), positionOf(input.until)]
      const found: { row: Row; part: number; values: string[] }[] = []
      const wanted = input.limit + 1
      const known: Known = {}
      const lastPart = end?.part ?? parts.length - 1
      for (let at = start?.part ?? 0; at <= lastPart && found.length < wanted; at += 1) {
        const part = parts[at] as Part
        const after = at === start?.part ? start.values : undefined
        const until = at === end?.part ? end.values : undefined
        const division = filtered(input, divisions, personId, part)
        if (!division) continue
        const slice = { table, descending, after, until, ...division }
        const rows = await readPart(query, slice, wanted - found.length, input.search, known)
        for (const { row, values } of rows) found.push({ row, part: at, values })
      }
      const shown = found.slice(0, input.limit)
      const last = found.length > input.limit ? shown.at(-1) : undefined
      return {
        items: shown.map(({ row }) => show(row)),
        next_cursor: last ? writeCursor(name, sort, { part: last.part, values: last.values }) : null,
      }
    },
    async count(query, personId, input, most) {
      const words = search && input.search ? patternsOf(search, input.search) : []
      const conditions = [
        ...conditionsOf(input, personId, isChoice),
        ...words.map((word) => (search?.withOther?.hasByIndex ?? search?.has)?.(word)),
      ]
      return (await countEach(query, table, and(...conditions), { rows: undefined }, most)).rows
    },
    counts: (...of) => counted(Number.POSITIVE_INFINITY, ...of) as Promise<Record<string, number>>,
    countsIfFew: async (...of) => (await counted(fewFound, ...of)) ?? {},
  }

  /** Nothing where more than so many rows would be read for a search. */
  async function counted<Name extends string>(
    most: number,
    ...[query, personId, filters, conditions, few]: Counted<Input, Name>
  ): Promise<Record<Name, number> | undefined> {
    const input = filters as Input
    const own = and(...conditionsOf(input, personId, isChoice))
    if (!search || !input.search)
      return description.isOwn || few
        ? countTogether(query, sql`${table}`, and(own, few), conditions, mostCounted)
        : countEach(query, table, own, conditions, mostCounted)
    const words = patternsOf(search, input.search)
    const frequency = await frequencyOf(words, search, table, counter(query), own)
    if (frequency.rows > most) return undefined
    const { byIndex, rest } = byIndexOf(words, search, frequency)
    const found = and(own, ...byIndex, ...rest.map(withoutIndex))
    return countTogether(query, sql`${table}`, found, conditions, mostCounted)
  }

  function counter(query: ListQuery, withCursor = false): CountRows {
    return async (rows, conditions) => {
      const statement = countsOf(rows, table, conditions)
      const [answer] = await run<{ counts: number[] }>(query, statement, withCursor)
      return answer?.counts ?? []
    }
  }

  /** Nothing where the part has no row of any division. */
  function filtered(
    input: Input,
    divided: Divisions<Input> | 'few' | undefined,
    personId: string | undefined,
    declared: Part,
  ) {
    const thenSorted = divided && divided !== 'few' && divided.thenSorted
    const part: Part = thenSorted ? { ...declared, alike: [], inDivisions: true } : declared
    const is = namesDivision(part) ? isSortedChoice : isChoice
    const filtersOf = (one: Input, is: IsChoice) => conditionsOf(one, personId, is)
    const filters = filtersOf(input, is)
    if (!divided || divided === 'few') return { part, filters, divisions: [], few: divided === 'few' }
    const { column, filter, values } = divided
    const isBesides: IsChoice = (of, value) => (of === column ? sql`true` : is(of, value))
    const within = (value: string, is: IsChoice) => filtersOf({ ...input, [filter]: value }, is)
    const { only } = part
    const possible = only?.column === column ? values.filter((one) => only.values.includes(one)) : values
    if (possible.length === 0) return undefined
    const divisions = possible.map((value) => ({
      column,
      value,
      filters: within(value, is),
      besides: within(value, isBesides),
    }))
    return { part, filters, divisions }
  }

  async function readPart(
    query: ListQuery,
    slice: Slice,
    wanted: number,
    typed: string | undefined,
    known: Known,
  ) {
    const keys = slice.part.keys.map(({ value }) => sql`${value}::text`)
    const sortValues = keys.length > 0 ? sql`, array[${sql.join(keys, sql`, `)}] as sort_values` : sql``
    const end = sql`order by ${orderOf(slice)} limit ${literal(wanted)}`
    const read = async (rows: SQL, condition?: SQL) => {
      const where = condition ? sql`where ${condition}` : sql``
      const [id, owner] = [idOf(table), slice.part.owner]
      const owners = owner ? sql`join ${owner.from} on ${owner.id} = ${owner.ownedBy}` : sql``
      // Of rows that may be a great many, only the ids are put in order, and only the page is read whole and joined to other tables.
      const ids = sql`select ${id} as found from (${rows}) as ${table} ${owners} ${where} ${end}`
      const mayBeMany = condition !== undefined || slice.divisions.length === 0
      const found = mayBeMany
        ? sql`(select ${table}.* from (${ids}) as ids join ${table} on ${id} = ids.found) as ${table} ${joins}`
        : sql`(${rows}) as ${table} ${joins}`
      const page = sql`select ${columns.text}${sortValues} from ${found} ${end}`
      // Wherever in the list a page begins, its plan is the same; how frequent a word is, it has to know.
      const [answer] = await run<{ rows: string }>(
        query,
        sql`select coalesce(json_agg(page), '[]')::text as rows from (${page}) as page`,
        hasCursor(slice),
        { planOnce: hasCursor(slice) && !condition },
      )
      return toRows<Row>(columns, answer?.rows)
    }
    if (!typed || !search) return read(rowsOf(slice, wanted))
    return searchRows(typed, {
      slice,
      search,
      wanted,
      read,
      count: counter(query, hasCursor(slice)),
      owners: async (statement) =>
        (await run<{ id: string }>(query, statement, hasCursor(slice))).map(({ id }) => id),
      known,
    })
  }
}

const hasCursor = ({ after, until }: Slice) => after !== undefined || until !== undefined

/** Blanks are last in both directions. */
function partsOf({ parts, blanks }: ListSort, descending: boolean): Part[] {
  return [...(descending ? parts.toReversed() : parts), ...(blanks ? [blanks] : [])]
}
