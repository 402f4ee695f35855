/** Saves an edit of a quote that has not been sent. Of two editors each keeps what the other has not touched: see merge-quote.ts. */
import { equipmentOf } from '@kervan/domain/quotes/equipment.ts'
import { mergeQuote } from '@kervan/domain/quotes/merge-quote.ts'
import type { QuoteChangesInput } from '@kervan/domain/quotes/quote-changes.ts'
import { QuoteFields, QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import type { QuoteDocument } from '@kervan/domain/quotes/quote-document.ts'
import { cancelledBecause, quoteProblems } from '@kervan/domain/quotes/quotes.copy.ts'
import { quoteChanged } from '@kervan/domain/quotes/quotes.events.ts'
import { type UnsentStatus, unsentStatuses } from '@kervan/domain/quotes/quotes.policy.ts'
import type { FrozenRates } from '@kervan/domain/rates/frozen-rates.ts'
import { pricingStatuses } from '@kervan/domain/requests/request-options.ts'
import { requestPricingChanged } from '@kervan/domain/requests/requests.events.ts'
import { shipmentTypeOf } from '@kervan/domain/requests/requests.policy.ts'
import { endOfDay } from '@kervan/domain/values/calendar-day.ts'
import { dayInIstanbul, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { sameJson } from '@kervan/domain/values/same-json.ts'
import { ORPCError } from '@orpc/server'
import { announceQuoteMails } from '#features/quotes/announce-quote-mail.ts'
import { lockRequestOf } from '#features/quotes/lock-for-sending.ts'
import { readQuote, type StoredQuote, termsOf, toDocument } from '#features/quotes/quote-document.ts'
import { recordCalculation, recordQuoteEvent } from '#features/quotes/quote-events.ts'
import { cancelScheduled } from '#features/quotes/quote-mails.queries.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { checkLines, sumColumns, writeLines, writeMargin } from '#features/quotes/write-quote.ts'
import { currentRates } from '#features/rates/rates.queries.ts'
import { requests } from '#features/requests/requests.table.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'

type Saved = { quote: QuoteDocument; conflicts: { item_id: string | null; field: string | null }[] }

const noChanges: QuoteChangesInput = { fields: {}, added: [], changed: [], removed: [], order: null }

export function saveQuote(context: SignedInCall, id: string, changes: QuoteChangesInput): Promise<Saved> {
  return context.services.actAs(context.actor, async (tx) => {
    const stored = await lockUnsent(tx, id)
    const { next, conflicts } = merged(stored, changes)
    const quote = await writeQuote(context, tx, stored, next)
    return { quote, conflicts: conflicts.map(({ item_id, field }) => ({ item_id, field })) }
  })
}

/** The rates a quote keeps are replaced only on demand. */
export function refreshRates(context: SignedInCall, id: string): Promise<QuoteDocument> {
  return context.services.actAs(context.actor, async (tx) => {
    const [stored, rates] = await Promise.all([lockUnsent(tx, id), currentRates(tx.db)])
    return writeQuote(context, tx, stored, { ...merged(stored, noChanges).next, rates })
  })
}

/** What of a quote that is not sent yet may have which state. The customer reads its label on the request. */
export function setQuoteStatus(
  context: SignedInCall,
  id: string,
  status: UnsentStatus,
): Promise<QuoteDocument> {
  return context.services.actAs(context.actor, async (tx) => {
    // Whoever sends it locks the request first, and its label is on the request.
    await lockRequestOf(tx, id)
    const stored = await lockUnsent(tx, id)
    if (stored.status === status) return toDocument(stored)
    return writeQuote(context, tx, stored, { ...merged(stored, noChanges).next, status })
  })
}

/** Waits for whoever else is saving it. The lock is not a statement of drizzle, which would be sent only after the reads. */
async function lockUnsent(tx: Transaction, id: string): Promise<StoredQuote> {
  const [, stored] = await Promise.all([
    tx.query('select from quotes where id = $1 for update', [id]),
    readQuote(tx.db, id),
  ])
  if (!stored) throw new ORPCError('NOT_FOUND', quoteProblems.NOT_FOUND)
  if (!unsentStatuses.some((status) => status === stored.status))
    throw new ORPCError('ALREADY_SENT', quoteProblems.ALREADY_SENT)
  return stored
}

const fieldNames = Object.keys(QuoteFields.shape) as (keyof QuoteFields)[]
const lineNames = Object.keys(QuoteLine.shape) as (keyof QuoteLine)[]
const pick = <Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>

type Next = { fields: QuoteFields; items: QuoteLine[]; rates: FrozenRates; status: StoredQuote['status'] }

function merged(stored: StoredQuote, changes: QuoteChangesInput) {
  const current = {
    fields: pick(stored, fieldNames),
    items: stored.items.map((line) => pick(line, lineNames)),
  }
  const { fields, items, conflicts } = mergeQuote(current, changes)
  const next: Next = {
    fields: fields as QuoteFields,
    items: items as unknown as QuoteLine[],
    rates: stored.rates,
    status: stored.status,
  }
  return { next, conflicts }
}

async function writeQuote(
  context: SignedInCall,
  tx: Transaction,
  stored: StoredQuote,
  { fields: edited, items, rates, status }: Next,
): Promise<QuoteDocument> {
  const { person, services } = context
  const fields = { ...edited, ...equipmentOf(edited) }
  const lines = await checkLines(tx.db, items)
  const next: StoredQuote = { ...stored, ...fields, rates, status, items: lines }
  // The first save that has something to price gives it its number, also one that changes nothing.
  const isNumbered = !stored.quote_no.startsWith('TMP-') || lines.length === 0
  if (isNumbered && sameJson(stored, next)) return toDocument(stored)
  const isEdited = !sameJson({ ...stored, status }, next)
  const terms = termsOf(next)
  const sums = sumColumns(lines, terms)
  next.quote_no = isNumbered ? stored.quote_no : await services.numbers.next('KRV')
  next.version = stored.version + 1
  next.updated_by_name = person.full_name
  const { target_margin_pct, ...columns } = fields
  next.valid_until = endOfDay(
    daysLater(dayInIstanbul(new Date(stored.created_at)), fields.validity_days),
  ).toISOString()
  const [[written]] = await Promise.all([
    tx.db
      .update(quotes)
      .set({
        ...columns,
        ...sums,
        status,
        quote_no: next.quote_no,
        shipment_type: shipmentTypeOf(fields.transport_mode).type,
        valid_until: next.valid_until,
        fx_source: rates.source,
        fx_date: rates.date,
        fx_bulletin_no: rates.bulletin_no,
        fx_rates: rates.try_per,
        version: next.version,
        updated_by: person.id,
        updated_at: sql`now()`,
      })
      .where(eq(quotes.id, stored.id))
      .returning({ updated_at: quotes.updated_at }),
    writeLines(tx.db, stored.id, lines, stored.items),
    writeMargin(tx.db, stored.id, lines, terms, target_margin_pct),
    status !== stored.status && announcePricing(context, tx, stored, status),
  ])
  if (written) next.updated_at = written.updated_at
  if (isEdited) await cancelSending(context, tx, stored.id)
  const document = toDocument(next)
  if (lines.length > 0 && !sameJson(toDocument(stored).totals, document.totals))
    recordCalculation(tx, stored.id, person, {
      total: sums.total_amount,
      currency: next.currency,
      fx_source: rates.source,
    })
  await services.emit(tx, quoteChanged, ['staff'], {
    quote_id: stored.id,
    quote_no: next.quote_no,
    request_id: stored.request_id,
    customer_id: stored.customer_id,
    status,
    version: next.version,
    by: person.id,
    status_stays: status === stored.status,
  })
  return document
}

/** What was scheduled is what somebody has seen, not what it has become since. */
async function cancelSending({ services, person }: SignedInCall, tx: Transaction, id: string): Promise<void> {
  const reason = cancelledBecause.edited
  const cancelled = await cancelScheduled(tx, id, { kind: 'offer', reason })
  if (cancelled.length === 0) return
  await announceQuoteMails(tx, services, cancelled)
  recordQuoteEvent(tx, id, 'send_cancelled', person, { note: reason })
}

/** Of a quote in the making its customer reads the label only, on the request. */
async function announcePricing(
  { services }: SignedInCall,
  tx: Transaction,
  { request_id, customer_id }: StoredQuote,
  status: StoredQuote['status'],
): Promise<void> {
  if (!request_id) return
  const pricing_status = pricingStatuses.find((one) => one === status) ?? null
  await tx.db.update(requests).set({ pricing_status }).where(eq(requests.id, request_id))
  await services.emit(tx, requestPricingChanged, ['staff', `user:${customer_id}`], {
    request_id,
    pricing_status,
  })
}
