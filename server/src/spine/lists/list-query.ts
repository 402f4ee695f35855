/** How lists send their statements. */

import type { Planning } from '#spine/database/act-as.ts'
import { PgDialect, type SQL } from '#spine/database/drizzle.ts'
import { refuseCursor } from '#spine/lists/cursor.ts'

/** One statement as whoever reads the list. */
export type ListQuery = <Row>(text: string, values: unknown[], planning?: Planning) => Promise<Row[]>

const dialect = new PgDialect()

/** A value in a cursor that looks right may still be none, such as a 31st of February. */
export async function run<Row>(
  query: ListQuery,
  statement: SQL,
  withCursor = false,
  planning?: Planning,
): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  try {
    return await query<Row>(text, params, planning)
  } catch (error) {
    if (withCursor && (error as { code?: string }).code?.startsWith('22')) return refuseCursor()
    throw error
  }
}
