/** The rows of one part of a sorted list, as a query that has the table's columns. */
import { and, getTableColumns, type PgColumn, type PgTable, type SQL, sql } from '#spine/database/drizzle.ts'
import type { Key, Owner, Part } from '#spine/lists/sorts.ts'

export type Slice = {
  table: PgTable
  part: Part
  descending: boolean
  filters: readonly (SQL | undefined)[]
  /** The sort values and the id of the row before the first. */
  after?: readonly string[] | undefined
}

/** In the order of the list, where a limit is given; otherwise all of them, in any. */
export function rowsOf(slice: Slice, limit: number | undefined): SQL {
  const { table, part, filters } = slice
  const conditions = and(...filters, part.where, isAfter(slice)) ?? sql`true`
  const end = limit === undefined ? sql`offset 0` : sql`order by ${orderOf(slice)} limit ${literal(limit)}`
  if (!part.owner) return sql`select ${table}.* from ${table} where ${conditions} ${end}`
  const { from, id, ownedBy, where, few } = part.owner
  const owners = and(where, ownersFrom(slice)) ?? sql`true`
  if (!few || limit === undefined)
    return sql`select ${table}.* from ${table} join ${from} on ${id} = ${ownedBy} where ${owners} and ${conditions} ${end}`
  // Of each owner no more rows than wanted are read, however many there are.
  const own = and(...filters, sql`${ownedBy} = ${id}`, ownFrom(slice, part.owner))
  const direction = sql.raw(slice.descending ? 'desc' : 'asc')
  return sql`select ${table}.* from ${from} cross join lateral (
    select * from ${table} where ${own} order by ${idOf(table)} ${direction} limit ${literal(limit)}
  ) as ${table} where ${owners} and ${part.where ?? sql`true`} ${end}`
}

export function orderOf({ table, part, descending }: Pick<Slice, 'table' | 'part' | 'descending'>): SQL {
  const direction = sql.raw(descending ? 'desc' : 'asc')
  const values = [...part.keys.map(({ value }) => value), sql`${idOf(table)}`]
  return sql.join(
    values.map((value) => sql`${value} ${direction}`),
    sql`, `,
  )
}

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

const ends = {
  ascending: '00000000-0000-0000-0000-000000000000',
  descending: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
}

/** The rows of the owner at whose rows the page before ended go on behind that row; those of the others start at the beginning. */
function ownFrom({ table, part, after, descending }: Slice, { id }: Owner): SQL | undefined {
  if (!after) return undefined
  const last = after[part.keys.length]
  const owner = after[part.keys.length - 1]
  const start = descending ? ends.descending : ends.ascending
  return sql`${idOf(table)} ${beyond(descending)} case when ${id} = ${owner}::uuid then ${last}::uuid else ${sql.raw(`'${start}'::uuid`)} end`
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
