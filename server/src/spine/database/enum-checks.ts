/** Holds every enum column of a table to its values in the database too, by a check per column that follows from the code. */
import {
  check,
  getTableColumns,
  getTableName,
  is,
  PgArray,
  type PgColumn,
  type PgTable,
  sql,
} from '#spine/database/drizzle.ts'

/** `columns` is what `pgTable` passes to its last argument. */
export function enumChecks(columns: Record<string, PgColumn>) {
  const [first] = Object.values(columns)
  if (!first) return []
  const table = first.table as PgTable
  return Object.values(getTableColumns(table)).flatMap((column) => {
    const values = enumValuesOf(column)
    if (!values) return []
    const list = values.map((value) => `'${value}'`).join(', ')
    const rule = is(column, PgArray) ? `${column.name} <@ array[${list}]` : `${column.name} in (${list})`
    return check(`${getTableName(table)}_${column.name}_known`, sql.raw(rule))
  })
}

export function enumValuesOf(column: PgColumn): readonly string[] | undefined {
  return is(column, PgArray) ? column.baseColumn.enumValues : column.enumValues
}
