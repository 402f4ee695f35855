/** Queries of the mails of quotes. */
import type { Role } from '@kervan/domain/access/roles.ts'
import type { OfferOrientation } from '@kervan/domain/quotes/offer-options.ts'
import type { mailOutcomes, quoteMailChanged } from '@kervan/domain/quotes/quotes.events.ts'
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

export async function mailsOf(db: Db, quoteId: string) {
  const mails = await selectMails(db, quoteId)
  return mails.map(({ outcomes, ...mail }) => ({
    ...mail,
    outcomes: [...mail.recipients, ...mail.copies].flatMap((address) => {
      const outcome = outcomes[address]
      return outcome ? [{ address, ...outcome }] : []
    }),
  }))
}

function selectMails(db: Db, quoteId: string) {
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
      outcomes: quoteMails.outcomes,
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

/** It is sent once every address has it; one that cannot be reached makes the whole one that has failed. */
export function noteOutcome(
  tx: Transaction,
  mailId: string,
  { to, state, reason = '' }: { to: string; state: (typeof mailOutcomes)[number]; reason?: string },
): Promise<News[]> {
  return tx.asSystem<News>(
    `with known as (
       select id, state, jsonb_array_length(recipients || copies) as people,
         outcomes || jsonb_build_object($2::text, jsonb_build_object('state', $3::text, 'reason', $4::text)) as outcomes
       from quote_mails where id = $1 and state in ('queued', 'sent', 'failed') for update
     ), told as (
       select id, outcomes,
         case when bool_or(each.value ->> 'state' = 'failed') then 'failed'
           when state = 'sent' or count(*) filter (where each.value ->> 'state' = 'sent') = people then 'sent'
           else 'queued' end as state,
         string_agg(each.key || ': ' || (each.value ->> 'reason'), ' ') filter (where each.value ->> 'reason' <> '') as reason
       from known, jsonb_each(outcomes) each group by id, state, people, outcomes
     )
     update quote_mails m set outcomes = told.outcomes, state = told.state, reason = coalesce(told.reason, ''),
       settled_at = case when told.state = 'queued' then null else now() end
     from told, quotes q where m.id = told.id and q.id = m.quote_id returning ${newsColumns}, m.created_by`,
    [mailId, to, state, reason],
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
