/** Records of people who were erased: they own what the law wants kept, and their address is none that anybody could write to. */
import { erasedMailHost } from '@kervan/domain/consents/data-requests.copy.ts'
import { profiles } from '#features/customers/profiles.table.ts'
import { sql } from '#spine/database/drizzle.ts'

/** The address of a record, as SQL: empty where none is known, and of whoever was erased. */
export const emailOf = (record: string) =>
  `case when ${record}.email like '%@${erasedMailHost}' then '' else coalesce(${record}.email, '') end`

export const knownEmail = sql<string>`case when ${profiles.email} like ${sql.raw(`'%@${erasedMailHost}'`)} then ''
  else coalesce(${profiles.email}, '') end`
