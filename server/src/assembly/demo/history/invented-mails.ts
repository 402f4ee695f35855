/** The mails that invented quotes have left, and who approved the thin margins among them. */
import { sendingWords } from '@kervan/domain/quotes/quotes.copy.ts'
import { openStatuses } from '@kervan/domain/quotes/quotes.policy.ts'
import { demoAdmin } from '#assembly/demo/demo-world.ts'
import { type InventedLines, luckOf, type Quote } from '#assembly/demo/history/invented-lines.ts'
import type { marginApprovals } from '#features/quotes/margin-approvals.table.ts'
import type { quoteMails } from '#features/quotes/quote-mails.table.ts'

type Mail = typeof quoteMails.$inferInsert
const hourMs = 3_600_000
/** Of the settings that a new database has. */
const floor = 8

/** Of a few that wait for an answer one is to be asked again, and of a few the mail did not arrive. */
export function mailsOfQuote(quote: Quote, now: number): Mail[] {
  const { sent_at, customer_email } = quote
  if (!sent_at || !customer_email) return []
  const luck = luckOf(quote.id)
  const subject = `${sendingWords.subject} ${quote.quote_no}`
  const isOpen = openStatuses.some((status) => status === quote.status)
  const isFailed = isOpen && luck > 0.9
  const isReminded = isOpen && luck < 0.3 && Date.parse(quote.valid_until) > now + 2 * 24 * hourMs
  const common = {
    quote_id: quote.id,
    recipients: [customer_email],
    copies: [],
    message: '',
    outcomes: {},
    created_by: quote.created_by,
  }
  const outcome = isFailed
    ? { state: 'failed' as const, reason: '550 No such mailbox' }
    : { state: 'sent' as const, reason: '' }
  const offer: Mail = {
    ...common,
    kind: 'offer',
    state: outcome.state,
    subject,
    send_at: sent_at,
    settled_at: sent_at,
    reason: isFailed ? `${customer_email}: ${outcome.reason}` : '',
    outcomes: { [customer_email]: outcome },
    created_at: sent_at,
  }
  if (!isReminded) return [offer]
  const askedAt = new Date(now - hourMs).toISOString()
  const reminder: Mail = {
    ...common,
    kind: 'reminder',
    state: 'scheduled',
    subject: `Hatırlatma: ${subject}`,
    send_at: new Date(now + 23 * hourMs).toISOString(),
    settled_at: null,
    reason: '',
    created_at: askedAt,
  }
  return [offer, reminder]
}

export function approvalsOf(
  quotes: readonly Quote[],
  lines: readonly InventedLines[],
): (typeof marginApprovals.$inferInsert)[] {
  const margins = new Map(lines.map(({ margin }) => [margin.quote_id, margin.margin_pct]))
  return quotes.flatMap(({ id, sent_at }) => {
    const margin_pct = margins.get(id)
    if (!sent_at || !margin_pct || Number(margin_pct) >= floor) return []
    return [
      {
        quote_id: id,
        margin_pct,
        note: 'Uzun süreli müşteri',
        approved_by: demoAdmin.id,
        approved_by_name: demoAdmin.name,
        created_at: sent_at,
      },
    ]
  })
}
