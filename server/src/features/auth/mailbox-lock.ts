/** The lock of a mailbox: whoever signs in with its address, or enters it as a customer's, waits for the others. */
import { mailboxOf } from '@kervan/domain/values/email-address.ts'
import type { Db } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'

export function lockMailbox(db: Db, email: string) {
  return db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailboxOf(email)}, 1))`)
}

/** All in one order, so that two who lock several never wait for each other. */
export function lockMailboxes(db: Db, emails: readonly string[]) {
  const mailboxes = [...new Set(emails.map(mailboxOf))].sort()
  return db.execute(sql`select pg_advisory_xact_lock(hashtextextended(mailbox, 1))
    from (select mailbox from unnest(${sql.param(mailboxes)}::text[]) as mailbox order by mailbox) as ordered`)
}
