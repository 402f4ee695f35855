/** How many rows several conditions hold for, each counted up to a most and one more. */
import { and, type PgTable, type SQL, sql } from '#spine/database/drizzle.ts'
import { type ListQuery, run } from '#spine/lists/list-query.ts'
import { literal } from '#spine/lists/part-rows.ts'

type Conditions<Name extends string> = Record<Name, SQL | undefined>
type Counts<Name extends string> = Record<Name, number>

/** Each by itself: quick where an index has them, or where there are many. */
export function countEach<Name extends string>(
  query: ListQuery,
  table: PgTable,
  rows: SQL | undefined,
  conditions: Conditions<Name>,
  most: number,
): Promise<Counts<Name>> {
  return read(query, conditions, (condition) => {
    const counted = sql`select from ${table} where ${and(rows, condition) ?? sql`true`} limit ${literal(most + 1)}`
    return sql`(select count(*)::int from (${counted}) as counted)`
  })
}

/** All in one reading of the rows: quick where these are few. */
export function countTogether<Name extends string>(
  query: ListQuery,
  from: SQL,
  rows: SQL | undefined,
  conditions: Conditions<Name>,
  most: number,
): Promise<Counts<Name>> {
  return read(
    query,
    conditions,
    (condition) => sql`least(count(*) filter (where ${condition ?? sql`true`}), ${literal(most + 1)})::int`,
    sql`from ${from} where ${rows ?? sql`true`}`,
  )
}

async function read<Name extends string>(
  query: ListQuery,
  conditions: Conditions<Name>,
  count: (condition: SQL | undefined) => SQL,
  from = sql``,
): Promise<Counts<Name>> {
  const counts = Object.entries<SQL | undefined>(conditions).map(
    ([name, condition]) => sql`${count(condition)} as ${sql.identifier(name)}`,
  )
  const [row] = await run<Counts<Name>>(query, sql`select ${sql.join(counts, sql`, `)} ${from}`)
  if (!row) throw new Error('Nothing was counted.')
  return row
}
