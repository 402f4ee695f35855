/** Makes a list out of its description: pages of it for the API and for whoever reads all of it, and the counts of its filters. */
import { mostCounted } from '@kervan/domain/values/format-number.ts'
import type { Page, Sort } from '@kervan/domain/values/list.ts'
import { and, type PgColumn, PgDialect, type PgTable, type SQL, sql } from '#spine/database/drizzle.ts'
import { readCursor, refuseCursor, writeCursor } from '#spine/lists/cursor.ts'
import { type ListColumn, listColumns, toRows } from '#spine/lists/list-columns.ts'
import { isSortedById, literal, orderOf, rowsOf, type Slice } from '#spine/lists/part-rows.ts'
import { countsOf, patternsOf, type Search, searchRows } from '#spine/lists/search-rows.ts'
import { type IsChoice, isChoice, isSortedChoice, type ListSort, type Part } from '#spine/lists/sorts.ts'

/** What the contract's `listInput` gives, besides the list's own filters. */
type AnyInput = {
  limit: number
  after?: string | undefined
  until?: string | undefined
  sort?: string | undefined
  search?: string | undefined
}
type KeyOf<Input extends AnyInput> = Exclude<NonNullable<Input['sort']>, `-${string}`>

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
  /** The column that all indexes begin with, called as in the input; its rows are read value by value. None where few rows are left. */
  divisions?: { column: PgColumn; values: (input: Input) => readonly string[] }
  search?: Search
  /** What the list shows of a row, where that is not the row itself. */
  show?: (row: Row) => Shown
}

/** One statement as whoever reads the list. */
export type ListQuery = <Row>(text: string, values: unknown[]) => Promise<Row[]>

export type List<Row, Input> = {
  name: string
  /** `limit` may be larger here than the API allows. */
  page(query: ListQuery, personId: string | undefined, input: Input): Promise<Page<Row>>
  /** How many rows it has, on all pages; counted up to `most` and one more. */
  count(query: ListQuery, personId: string | undefined, input: Input, most: number): Promise<number>
}

const dialect = new PgDialect()

export function defineList<Row extends { id: string }, Input extends AnyInput, Shown = Row>(
  description: ListDescription<Row, Input, Shown>,
): List<Shown, Input> {
  const { name, table, search } = description
  const columns = listColumns(description.columns)
  const joins = description.joins ?? sql``
  const show = description.show ?? ((row: Row) => row as unknown as Shown)

  return {
    name,
    async page(query, personId, input) {
      const sort = (input.sort ?? description.initialSort?.(input)) as Sort<KeyOf<Input>> | undefined
      if (!sort) throw new Error(`The list ${name} has no initial sort.`)
      const descending = sort.startsWith('-')
      const declared = description.sorts[(descending ? sort.slice(1) : sort) as KeyOf<Input>]
      const parts = partsOf(typeof declared === 'function' ? declared(input) : declared, descending)
      const positionOf = (cursor: string | undefined) =>
        cursor === undefined ? undefined : readCursor(cursor, name, sort, parts)
      const [start, end] = [positionOf(input.after), positionOf(input.until)]
      const found: { row: Row; part: number; values: string[] }[] = []
      const wanted = input.limit + 1
      const lastPart = end?.part ?? parts.length - 1
      for (let at = start?.part ?? 0; at <= lastPart && found.length < wanted; at += 1) {
        const part = parts[at] as Part
        const after = at === start?.part ? start.values : undefined
        const until = at === end?.part ? end.values : undefined
        const is = isSortedById(part) ? isSortedChoice : isChoice
        const slice = { table, part, descending, after, until, ...filtered(input, personId, is) }
        const rows = await readPart(query, slice, wanted - found.length, input.search)
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
        ...(description.filters?.(input, personId, isChoice) ?? []),
        ...words.map((word) => (search?.hasByIndex ?? search?.has)?.(word)),
      ]
      return (await countUpTo(query, table, { rows: and(...conditions) }, most)).rows
    },
  }

  function filtered(input: Input, personId: string | undefined, is: IsChoice) {
    const { column, values } = description.divisions ?? {}
    const filtersOf = (one: Input) => description.filters?.(one, personId, is) ?? []
    const divisions = column
      ? (values?.(input) ?? []).map((value) => ({
          column,
          value,
          filters: filtersOf({ ...input, [column.name]: value }),
        }))
      : []
    return { filters: filtersOf(input), divisions }
  }

  async function readPart(query: ListQuery, slice: Slice, wanted: number, typed: string | undefined) {
    const keys = slice.part.keys.map(({ value }) => sql`${value}::text`)
    const sortValues = keys.length > 0 ? sql`, array[${sql.join(keys, sql`, `)}] as sort_values` : sql``
    const read = async (rows: SQL, condition?: SQL) => {
      const page = sql`select ${columns.text}${sortValues} from (${rows}) as ${table} ${joins} where ${condition ?? sql`true`} order by ${orderOf(slice)} limit ${literal(wanted)}`
      const [answer] = await run<{ rows: string }>(
        query,
        sql`select coalesce(json_agg(page), '[]')::text as rows from (${page}) as page`,
        hasCursor(slice),
      )
      return toRows<Row>(columns, answer?.rows)
    }
    if (!typed || !search) return read(rowsOf(slice, wanted))
    return searchRows(typed, {
      slice,
      search,
      wanted,
      read,
      count: async (rows, conditions) => {
        const [answer] = await run<{ counts: number[] }>(
          query,
          countsOf(rows, sql`${table}`, conditions),
          hasCursor(slice),
        )
        return answer?.counts ?? []
      },
    })
  }
}

const hasCursor = ({ after, until }: Slice) => after !== undefined || until !== undefined

/** Blanks are last in both directions. */
function partsOf({ parts, blanks }: ListSort, descending: boolean): Part[] {
  return [...(descending ? parts.toReversed() : parts), ...(blanks ? [blanks] : [])]
}

/** A value in a cursor that looks right may still be none, such as a 31st of February. */
async function run<Row>(query: ListQuery, statement: SQL, withCursor: boolean): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  try {
    return await query<Row>(text, params)
  } catch (error) {
    if (withCursor && (error as { code?: string }).code?.startsWith('22')) return refuseCursor()
    throw error
  }
}

/** How many rows each condition holds for, counted up to `most` and one more. */
export async function countUpTo<Name extends string>(
  query: ListQuery,
  table: PgTable,
  conditions: Record<Name, SQL | undefined>,
  most = mostCounted,
): Promise<Record<Name, number>> {
  const counts = Object.entries<SQL | undefined>(conditions).map(
    ([name, condition]) =>
      sql`(select count(*)::int from (select from ${table} where ${condition ?? sql`true`} limit ${literal(most + 1)}) as counted) as ${sql.identifier(name)}`,
  )
  const [row] = await run<Record<Name, number>>(query, sql`select ${sql.join(counts, sql`, `)}`, false)
  if (!row) throw new Error('Nothing was counted.')
  return row
}
