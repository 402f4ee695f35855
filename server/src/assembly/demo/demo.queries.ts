/** Queries of the demo inbox. */

import { inboxMails } from '#assembly/demo/inbox-mails.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { desc, eq } from '#spine/database/drizzle.ts'

export function newestMails(db: Db, to: string | undefined) {
  return db
    .select({
      id: inboxMails.id,
      to: inboxMails.recipient,
      subject: inboxMails.subject,
      reply_to: inboxMails.reply_to,
      letter: inboxMails.letter,
      sent_at: inboxMails.sent_at,
    })
    .from(inboxMails)
    .where(to ? eq(inboxMails.recipient, to) : undefined)
    .orderBy(desc(inboxMails.sent_at), desc(inboxMails.id))
    .limit(100)
}

export function mailById(db: Db, id: string) {
  return db.select().from(inboxMails).where(eq(inboxMails.id, id))
}

export function mailLetter(db: Db, id: string) {
  return db.select({ letter: inboxMails.letter }).from(inboxMails).where(eq(inboxMails.id, id))
}
