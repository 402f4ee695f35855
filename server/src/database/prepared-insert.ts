/** Inserts of one row that happen often: the statement is built once for each connection and set of columns, not for each row. */
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#database/act-as.ts'

type Insert = { execute(values: Record<string, unknown>): Promise<unknown> }

/** The statement is on its way when the call returns, so that another of the same transaction can count on coming after it. */
export function preparedInsert<Table extends PgTable>(table: Table) {
  const known = new WeakMap<Db, Map<string, Insert>>()

  const prepare = (db: Db, columns: string[]): Insert => {
    const values = Object.fromEntries(columns.map((column) => [column, sql.placeholder(column)]))
    return db
      .insert(table)
      .values(values as never)
      .prepare('insert')
  }

  return (db: Db, row: Table['$inferInsert']): Promise<unknown> => {
    // Nothing is written for nothing: a mapped column would make a value of it.
    const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value != null))
    const inserts = known.get(db) ?? new Map<string, Insert>()
    known.set(db, inserts)
    const columns = Object.keys(given)
    const key = columns.join()
    const insert = inserts.get(key) ?? prepare(db, columns)
    inserts.set(key, insert)
    return insert.execute(given)
  }
}
