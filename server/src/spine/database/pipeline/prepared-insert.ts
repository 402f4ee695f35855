/** Inserts of one row that happen often: the statement is built once for each set of columns, not for each row. */
import { fillPlaceholders, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#spine/database/act-as.ts'

type Insert = { sql: string; params: unknown[] }
const builder = drizzle.mock()

/** The statement is on its way when the call returns, so that another of the same transaction can count on coming after it. */
export function preparedInsert<Table extends PgTable>(table: Table) {
  const known = new Map<string, Insert>()

  const build = (columns: string[]): Insert => {
    const values = Object.fromEntries(columns.map((column) => [column, sql.placeholder(column)]))
    return builder
      .insert(table)
      .values(values as never)
      .toSQL()
  }

  return (db: Db, row: Table['$inferInsert']): Promise<unknown> => {
    // Nothing is written for nothing: a mapped column would make a value of it.
    const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value != null))
    const columns = Object.keys(given)
    const key = columns.join()
    const insert = known.get(key) ?? build(columns)
    known.set(key, insert)
    const { $client } = db as unknown as {
      $client: { query(text: object, values: unknown[]): Promise<unknown> }
    }
    return $client.query({ text: insert.sql }, fillPlaceholders(insert.params, given))
  }
}
