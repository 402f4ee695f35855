/** Inserts many rows of one table in few statements. */
import type { Transaction } from '#spine/database/act-as.ts'

/** Few enough that no statement takes long on a slow machine. */
const atOnce = 1_000

/** As one parameter each time; what a row does not name has the table's own default. */
export async function insertAll(tx: Transaction, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  for (let from = 0; from < rows.length; from += atOnce)
    await tx.asSystem(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
      [JSON.stringify(rows.slice(from, from + atOnce))],
    )
}
