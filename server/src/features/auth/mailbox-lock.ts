/** The lock of a mailbox: whoever signs in with its address, or enters it as a customer's, waits for the others. */
import { mailboxOf } from '@kervan/domain/values/email-address.ts'
import type { Db } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'

export function lockMailbox(db: Db, email: string) {
  return db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailboxOf(email)}, 1))`)
}
