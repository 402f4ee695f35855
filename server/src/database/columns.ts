/** Columns that every table spells the same way. */
import { sql } from 'drizzle-orm'
import { customType, uuid } from 'drizzle-orm/pg-core'

/** Time-ordered ids: unguessable, and their order is the order of creation, so pages can be cut by id alone. */
export const id = () => uuid().primaryKey().default(sql`uuidv7()`)

/** A timestamptz that is an ISO string in our hands, as it is on the wire. */
export const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz',
  fromDriver: (value) => new Date(value).toISOString(),
})

export const createdAt = () => moment().notNull().default(sql`now()`)

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
