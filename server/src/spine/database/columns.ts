/** Columns that are the same in every table. */
import { customType, type PgColumn, type SQL, sql, uuid } from '#spine/database/drizzle.ts'

/** Time-ordered ids: unguessable, and their order is the order of creation, so pages can be cut by id alone. */
export const id = () => uuid().primaryKey().default(sql`uuidv7()`)

/** A timestamptz that is an ISO string in the code, as it is in the API. */
export const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz',
  fromDriver: isoMoment,
})

export const createdAt = () => moment().notNull().default(sql`now()`)

/** The transaction that wrote the row: the one order in which rows can be read on while others are still being written. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })
export const transactionId = () => xid8().notNull().default(sql`pg_current_xact_id()`)

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** In the order of the Turkish alphabet, and numbers inside a text by their size. */
export const inTurkish = (text: SQL | PgColumn): SQL => sql`(${text}) collate kervan_turkish`

/** `2026-03-05 11:30:00.12+00` → `2026-03-05T11:30:00.120Z`. Our connections use UTC, so that no date has to be computed per row. */
function isoMoment(value: string): string {
  if (!value.endsWith('+00') || value.length < 22) return new Date(value).toISOString()
  const fraction = value.slice(20, -3).padEnd(3, '0').slice(0, 3)
  return `${value.slice(0, 10)}T${value.slice(11, 19)}.${value.length > 22 ? fraction : '000'}Z`
}

/** The same for statements past drizzle. */
export const isoText = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
