/** Queries of the mails of quotes. */
import type { Role } from '@kervan/domain/access/roles.ts'
import type { OfferOrientation } from '@kervan/domain/quotes/offer-options.ts'
import type { quoteMailChanged } from '@kervan/domain/quotes/quotes.events.ts'
import type { z } from '@kervan/domain/z.ts'
import { users } from '#features/auth/users.table.ts'
import { quoteMails } from '#features/quotes/quote-mails.table.ts'
import type { Db, Transaction } from '#spine/database/act-as.ts'
import { and, desc, eq, sql } from '#spine/database/drizzle.ts'

type QuoteMailRow = typeof quoteMails.$inferSelect
export type MailKind = QuoteMailRow['kind']
export type MailNews = z.output<typeof quoteMailChanged.data>

/** More than anybody sends. */
const shownMails = 50

export function mailsOf(db: Db, quoteId: string) {
  return db
    .select({
      id: quoteMails.id,
      kind: quoteMails.kind,
      state: quoteMails.state,
      recipients: quoteMails.recipients,
      copies: quoteMails.copies,
      subject: quoteMails.subject,
      send_at: quoteMails.send_at,
      reason: quoteMails.reason,
      created_by_name: sql<string>`coalesce(${users.name}, '')`,
    })
    .from(quoteMails)
    .leftJoin(users, eq(users.id, quoteMails.created_by))
    .where(eq(quoteMails.quote_id, quoteId))
    .orderBy(desc(quoteMails.id))
    .limit(shownMails)
}

/** To whom the offer itself went last. */
export function lastOfferMail(db: Db, quoteId: string) {
  return db
    .select({ recipients: quoteMails.recipients, copies: quoteMails.copies })
    .from(quoteMails)
    .where(and(eq(quoteMails.quote_id, quoteId), eq(quoteMails.kind, 'offer')))
    .orderBy(desc(quoteMails.id))
    .limit(1)
}

export function scheduledMail(db: Db, quoteId: string, kind: MailKind) {
  return db
    .select({ send_at: quoteMails.send_at })
    .from(quoteMails)
    .where(
      and(eq(quoteMails.quote_id, quoteId), eq(quoteMails.kind, kind), eq(quoteMails.state, 'scheduled')),
    )
}

const newsColumns = `m.quote_id, q.quote_no, q.request_id, m.kind, m.state, m.reason`
type News = Omit<MailNews, 'work_for'> & { created_by: string }

/** With the system's rights: a customer's answer cancels what waits, too. Only what still waits is cancelled. */
export function cancelScheduled(
  tx: Transaction,
  quoteId: string,
  { kind = null, reason }: { kind?: MailKind | null; reason: string },
): Promise<News[]> {
  return tx.asSystem<News>(
    `update quote_mails m set state = 'cancelled', settled_at = now(), reason = $3 from quotes q
     where q.id = m.quote_id and m.quote_id = $1 and m.state = 'scheduled' and m.kind = coalesce($2, m.kind)
     returning ${newsColumns}, m.created_by`,
    [quoteId, kind, reason],
  )
}

/** What waited is on its way now. Nothing where somebody has cancelled it or another process has sent it. */
export async function claimScheduled(tx: Transaction, mailId: string): Promise<boolean> {
  const claimed = await tx.asSystem<{ id: string }>(
    `update quote_mails set state = 'queued', send_at = now() where id = $1 and state = 'scheduled' returning id`,
    [mailId],
  )
  return claimed.length > 0
}

/** One of several that cannot be delivered makes the whole one that has failed. */
export function settleMail(
  tx: Transaction,
  mailId: string,
  { state, reason = '' }: { state: 'sent' | 'failed' | 'queued'; reason?: string },
): Promise<News[]> {
  return tx.asSystem<News>(
    `update quote_mails m set state = $2, reason = trim(case when $2 = 'failed' and m.state = 'failed' then m.reason || ' ' else '' end || $3),
       settled_at = case when $2 = 'queued' then null else now() end
     from quotes q where q.id = m.quote_id and m.id = $1 and m.state = any($4) returning ${newsColumns}, m.created_by`,
    [mailId, state, reason, state === 'failed' ? ['queued', 'sent', 'failed'] : ['queued']],
  )
}

export type DueMail = QuoteMailRow & {
  sender_name: string
  sender_role: Role
  is_closed: boolean
  orientation: OfferOrientation
}

/** What is due, oldest first, and who has scheduled it. */
export function dueMails(tx: Transaction, most: number): Promise<DueMail[]> {
  return tx.asSystem<DueMail>(
    `select m.*, u.name as sender_name, u.role as sender_role, u.disabled_at is not null as is_closed, q.pdf_orientation as orientation
     from quote_mails m join users u on u.id = m.created_by join quotes q on q.id = m.quote_id
     where m.state = 'scheduled' and m.send_at <= now() order by m.send_at limit $1`,
    [most],
  )
}
