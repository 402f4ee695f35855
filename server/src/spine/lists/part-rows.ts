/** The rows of one part of a sorted list, as a query that has the table's columns. */
import { and, getTableColumns, type PgColumn, type PgTable, type SQL, sql } from '#spine/database/drizzle.ts'
import { isOneOf, isSortedChoice, type Key, type Owner, type Part } from '#spine/lists/sorts.ts'

type Filters = readonly (SQL | undefined)[]
/** The rows that have one value of what the indexes begin with; the filters say so too, but for those that hold besides. */
type Division = { column: SQL | PgColumn; value: string; filters: Filters; besides: Filters }

export type Slice = {
  table: PgTable
  part: Part
  descending: boolean
  filters: Filters
  /** Read one after another and put together; all rows at once where there are none. */
  divisions: readonly Division[]
  /** All that the filters leave are read and then sorted: an index of the sort is not tempting, however promising the place of the page looks in it. */
  few?: boolean
  /** The sort values and the id of the row before the first. */
  after?: readonly string[] | undefined
  /** Those of the last row; all rows where it is not given. */
  until?: readonly string[] | undefined
  /** What is needed of the rows, where that is not all of them. */
  columns?: readonly PgColumn[]
}

/** In the order of the list, where a limit is given; otherwise all of them, in any. */
export function rowsOf(slice: Slice, limit: number | undefined): SQL {
  const { table, part, filters } = slice
  const begin = slice.after && !slice.descending ? undefined : part.begin
  const conditions = and(part.where, begin, onlyOf(slice, limit !== undefined), isBetween(slice))
  if (part.owner) return ownedRows(slice, part.owner, limit)
  if (limit !== undefined) return dividedRows(slice, conditions, limit)
  return sql`select ${table}.* from ${table} where ${and(...filters, conditions) ?? sql`true`} offset 0`
}

/** Not where the divisions say it already: the planner would take the two for independent of each other. */
function onlyOf({ part: { only }, divisions }: Slice, divided: boolean): SQL | undefined {
  if (!only || (divided && divisions.some(({ column }) => column === only.column))) return undefined
  return isOneOf(only.column, only.values)
}

type Order = (division: Division | undefined) => SQL

/** Of each division as many rows as of the whole. */
function dividedRows(
  slice: Slice,
  where: SQL | undefined,
  limit: number,
  order: Order = (division) => orderOf(slice, division),
): SQL {
  const { table, part, filters, divisions, few, descending, columns } = slice
  const needed = columns ? sql.join([...columns], sql`, `) : sql`${table}.*`
  const end = sql`limit ${literal(limit)}`
  const rows = (own: Filters, order: SQL) =>
    sql`select ${needed} from ${table} where ${and(...own, where) ?? sql`true`} order by ${order} ${end}`
  if (few)
    return sql`select ${needed} from (select * from ${table} where ${and(...filters) ?? sql`true`} offset 0) as ${table}
      where ${where ?? sql`true`} order by ${order(undefined)} ${end}`
  if (divisions.length === 0) return rows(filters, order(undefined))
  const divided = divisions.map((division) => {
    const first = namesDivision(part) ? sql`${division.column} ${directionOf(descending)}, ` : sql``
    return sql`(${rows(division.filters, sql`${first}${order(division)}`)})`
  })
  return sql`select * from (${sql.join(divided, sql` union all `)}) as ${table} order by ${order(undefined)} ${end}`
}

/** Then another index tempts the planner: see `isSortedChoice`. */
export function namesDivision({ keys, owner, inDivisions }: Part): boolean {
  return keys.length === 0 || owner !== undefined || inDivisions === true
}

function ownedRows(slice: Slice, owner: Owner, limit: number | undefined): SQL {
  const { table, part, filters, descending } = slice
  const { from, id, ownedBy, where, few, twin } = owner
  if (twin?.division && limit !== undefined && slice.divisions.length > 0)
    return twinRows(slice, owner, twin.division, limit)
  const owners = and(where, ownersFrom(slice), part.where, isBetween(slice))
  const end = limit === undefined ? sql`offset 0` : sql`order by ${orderOf(slice)} limit ${literal(limit)}`
  // What is searched by an index, or of what there are few, is found before it is joined: the planner would read all rows of all owners in their order.
  if (limit === undefined || slice.few)
    return sql`select ${table}.* from (select * from ${table} where ${and(...filters) ?? sql`true`} offset 0) as ${table}
      join ${from} on ${id} = ${ownedBy} where ${owners ?? sql`true`} ${end}`
  if (!few)
    return sql`select ${table}.* from ${table} join ${from} on ${id} = ${ownedBy} where ${and(owners, ...filters) ?? sql`true`} ${end}`
  // Of each owner no more rows than wanted are read, however many there are.
  const order: Order = (division) => inOrder([ownedBy, ...fixedIn(part, division), idOf(table)], descending)
  return sql`select ${table}.* from ${from} cross join lateral (
    ${dividedRows(slice, ownFrom(slice, owner), limit, order)}
  ) as ${table} where ${owners ?? sql`true`} ${end}`
}

/** The ids of the owners that rows may have, in the order of the list. */
export function ownersOf(slice: Slice, { from, id, where }: Owner): SQL {
  const { part, descending } = slice
  const keys = part.keys.map(({ value }) => value)
  return sql`select ${id} as id from ${from} where ${and(where, ownersFrom(slice), part.where) ?? sql`true`} order by ${inOrder(keys, descending)}`
}

/** The first twins of each division by the twins' own index, then the rows of these. */
function twinRows(
  slice: Slice,
  { from, id, ownedBy, where }: Owner,
  division: SQL | PgColumn,
  limit: number,
): SQL {
  const { table, part, divisions, descending } = slice
  const conditions = and(where, part.where, isBetween(slice))
  const divided = divisions.map(({ value, besides }) => {
    // Not of the row as well: the planner would take the two for independent of each other.
    const twins = and(isSortedChoice(division, value), conditions, ...besides)
    const order = sql`${division} ${directionOf(descending)}, ${orderOf(slice)}`
    return sql`(select ${id} as twin from ${from} join ${table} on ${id} = ${ownedBy} where ${twins} order by ${order} limit ${literal(limit)})`
  })
  return sql`select ${table}.* from (${sql.join(divided, sql` union all `)}) as twins
    join ${from} on ${id} = twins.twin join ${table} on ${ownedBy} = twins.twin order by ${orderOf(slice)} limit ${literal(limit)}`
}

export function orderOf({ table, part, descending }: Slice, division?: Division): SQL {
  const keys = [...(part.alike ?? []), ...part.keys].map(({ value }) => value)
  return inOrder([...keys, ...fixedIn(part, division), rowIdOf(table, part)], descending)
}

/** A twin has the same id, and its index has it. */
const rowIdOf = (table: PgTable, { owner }: Part) => (owner?.twin ? owner.id : idOf(table))

const fixedIn = ({ fixed }: Part, division: Division | undefined) =>
  (division && fixed?.(division.value)) ?? []

function inOrder(values: readonly (SQL | PgColumn)[], descending: boolean): SQL {
  return sql.join(
    values.map((value) => sql`${value} ${directionOf(descending)}`),
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

/** Behind the row before the first, and not behind the last. */
function isBetween({ table, part, after, until, descending }: Slice): SQL | undefined {
  const keys: Key[] = [...part.keys, { value: sql`${rowIdOf(table, part)}`, type: 'uuid' }]
  return and(
    after && sql`${tuple(keys)} ${beyond(descending)} ${valuesFor(keys, after)}`,
    until && sql`${tuple(keys)} ${beyond(!descending)}= ${valuesFor(keys, until)}`,
  )
}

/** Says of the owners what `isBetween` says of owners and rows together, so that an index on the owners finds the first. */
function ownersFrom({ part, after, until, descending }: Slice): SQL | undefined {
  if (part.keys.length === 0) return undefined
  return and(
    after && sql`${tuple(part.keys)} ${beyond(descending)}= ${valuesFor(part.keys, after)}`,
    until && sql`${tuple(part.keys)} ${beyond(!descending)}= ${valuesFor(part.keys, until)}`,
  )
}

/** The rows of an owner; of the one at whose rows the page before ended, those behind. Not simply «equals», as in `isSortedChoice`. */
function ownFrom({ table, part, after, descending }: Slice, { id, ownedBy }: Owner): SQL | undefined {
  const [owner, row] = after?.slice(part.keys.length - 1) ?? []
  return and(
    sql`${ownedBy} = any(array[${id}])`,
    after &&
      sql`${idOf(table)} ${beyond(descending)} case when ${id} = ${owner}::uuid then ${row}::uuid else ${sql.raw(descending ? lastId : firstId)} end`,
  )
}

const firstId = "'00000000-0000-0000-0000-000000000000'::uuid"
const lastId = "'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid"

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
