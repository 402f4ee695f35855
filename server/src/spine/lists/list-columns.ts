/**
 * The columns of a list's rows, read as one JSON text in the shape of the answer. A page of twenty rows has some four hundred
 * fields; parsing and mapping them one by one costs the process more than the query costs PostgreSQL.
 */
import { is, PgColumn, PgDialect, type SQL, sql } from '#spine/database/drizzle.ts'

export type ListColumn = PgColumn | SQL

type ListColumns = { text: SQL; moments: readonly string[] }

export function listColumns(columns: Record<string, ListColumn>): ListColumns {
  const entries = Object.entries(columns)
  const typeOf = (column: ListColumn) => (is(column, PgColumn) ? column.getSQLType() : '')
  const fields = entries.map(([name, column]) => {
    // Numbers with decimals are read as text, so that they stay exact.
    const value = typeOf(column).startsWith('numeric') ? sql`${column}::text` : sql`${column}`
    return sql`${value} as ${sql.identifier(name)}`
  })
  const moments = entries.flatMap(([name, column]) => (typeOf(column) === 'timestamptz' ? [name] : []))
  return { text: written(sql.join(fields, sql`, `)), moments }
}

const dialect = new PgDialect()

/** Written out once, since every page needs it. */
function written(fields: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(fields)
  if (params.length > 0) throw new Error('The columns of a list take no values.')
  return sql.raw(text)
}

/** Each row, and the values it is sorted by with its id behind them. */
export function toRows<Row extends { id: string }>(
  { moments }: ListColumns,
  json = '[]',
): { row: Row; values: string[] }[] {
  const rows = JSON.parse(json) as (Record<string, unknown> & { sort_values?: string[] })[]
  return rows.map(({ sort_values = [], ...row }) => {
    for (const moment of moments) {
      const value = row[moment]
      if (typeof value === 'string') row[moment] = isoMoment(value)
    }
    return { row: row as Row, values: [...sort_values, (row as Row).id] }
  })
}

/** `2026-03-05T11:30:00.12+00:00` → `2026-03-05T11:30:00.120Z`; our connections use UTC. */
function isoMoment(value: string): string {
  const fraction = value.slice(20, -6).padEnd(3, '0').slice(0, 3)
  return `${value.slice(0, 19)}.${value[19] === '.' ? fraction : '000'}Z`
}
