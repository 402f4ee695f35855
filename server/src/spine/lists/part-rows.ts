/** The rows of one part of a sorted list, as a query that has the table's columns. */
import { and, getTableColumns, type PgColumn, type PgTable, type SQL, sql } from '#spine/database/drizzle.ts'
import type { Key, Owner, Part } from '#spine/lists/sorts.ts'

export type Slice = {
  table: PgTable
  part: Part
  descending: boolean
  filters: readonly (SQL | undefined)[]
  /** Conditions of which each row meets one: the indexes are by them, so that the rows of each are read and put together. */
  divisions: readonly SQL[]
  /** The sort values and the id of the row before the first. */
  after?: readonly string[] | undefined
}

/** In the order of the list, where a limit is given; otherwise all of them, in any. */
export function rowsOf(slice: Slice, limit: number | undefined): SQL {
  const { table, part, filters, divisions } = slice
  const all = limit === undefined
  const end = all ? sql`offset 0` : sql`order by ${orderOf(slice)} limit ${literal(limit)}`
  const conditions = and(...filters, part.where, isAfter(slice)) ?? sql`true`
  if (part.owner) return ownedRows(slice, part.owner, conditions, limit, end)
  const rows = sql`select ${table}.* from ${table} where ${conditions}`
  if (all || divisions.length === 0) return sql`${rows} ${end}`
  const divided = divisions.map((division) => sql`(${rows} and ${division} ${end})`)
  return sql`select * from (${sql.join(divided, sql` union all `)}) as ${table} ${end}`
}

function ownedRows(slice: Slice, owner: Owner, conditions: SQL, limit: number | undefined, end: SQL): SQL {
  const { table, part, filters, descending } = slice
  const { from, id, ownedBy, where, few, filtered } = owner
  const owners = and(where, ownersFrom(slice)) ?? sql`true`
  if (!few || filtered || limit === undefined)
    return sql`select ${table}.* from ${table} join ${from} on ${id} = ${ownedBy} where ${owners} and ${conditions} ${end}`
  // Of each owner no more rows than wanted are read, however many there are.
  const direction = directionOf(descending)
  const own = and(...filters, ownFrom(slice, owner))
  return sql`select ${table}.* from ${from} cross join lateral (
    select * from ${table} where ${own} order by ${ownedBy} ${direction}, ${idOf(table)} ${direction} limit ${literal(limit)}
  ) as ${table} where ${owners} and ${part.where ?? sql`true`} ${end}`
}

export function orderOf({ table, part, descending }: Pick<Slice, 'table' | 'part' | 'descending'>): SQL {
  const keys = [...(part.blank ?? []), ...part.keys].map(({ value }) => value)
  return sql.join(
    [...keys, sql`${idOf(table)}`].map((value) => sql`${value} ${directionOf(descending)}`),
    sql`, `,
  )
}

const directionOf = (descending: boolean) => sql.raw(descending ? 'desc' : 'asc')

/** A literal, since PostgreSQL would plan the statement each time if it were a parameter. */
export const literal = (number: number) => sql.raw(String(Math.trunc(number)))

export function idOf(table: PgTable): PgColumn {
  const { id } = getTableColumns(table)
  if (!id) throw new Error('A list is of rows with ids.')
  return id
}

function isAfter({ table, part, after, descending }: Slice): SQL | undefined {
  if (!after) return undefined
  const keys: Key[] = [...part.keys, { value: sql`${idOf(table)}`, type: 'uuid' }]
  return sql`${tuple(keys)} ${beyond(descending)} ${valuesFor(keys, after)}`
}

/** Says of the owners what `isAfter` says of owners and rows together, so that an index on the owners finds the first. */
function ownersFrom({ part, after, descending }: Slice): SQL | undefined {
  if (!after || part.keys.length === 0) return undefined
  return sql`${tuple(part.keys)} ${beyond(descending)}= ${valuesFor(part.keys, after)}`
}

const firstId = '00000000-0000-0000-0000-000000000000'
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/**
 * The rows of an owner; of the one at whose rows the page before ended, those behind. As a range and not as «belongs to», with
 * which the planner would read the whole table by id, hoping for early hits.
 */
function ownFrom({ table, part, after, descending }: Slice, { id, ownedBy }: Owner): SQL {
  const [start, end] = descending ? [lastId, firstId] : [firstId, lastId]
  const rowId = idOf(table)
  const owner = after?.[part.keys.length - 1]
  const from = after
    ? sql`case when ${id} = ${owner}::uuid then ${after[part.keys.length]}::uuid else ${sql.raw(`'${start}'::uuid`)} end`
    : sql.raw(`'${start}'::uuid`)
  return sql`(${ownedBy}, ${rowId}) ${beyond(descending)} (${id}, ${from})
    and (${ownedBy}, ${rowId}) ${beyond(!descending)} (${id}, ${sql.raw(`'${end}'::uuid`)})`
}

const beyond = (descending: boolean) => sql.raw(descending ? '<' : '>')

const tuple = (keys: readonly Key[]) =>
  sql`(${sql.join(
    keys.map(({ value }) => value),
    sql`, `,
  )})`

const valuesFor = (keys: readonly Key[], values: readonly string[]) =>
  sql`(${sql.join(
    keys.map(({ type }, at) => sql`${values[at]}::${sql.raw(type)}`),
    sql`, `,
  )})`
