/** Makes a revision: a new draft with the lines of a sent quote, under the same number. The old one stays valid until the new is sent. */
import { QuoteFields } from '@kervan/domain/quotes/quote-content.ts'
import { quoteProblems } from '@kervan/domain/quotes/quotes.copy.ts'
import { quoteChanged } from '@kervan/domain/quotes/quotes.events.ts'
import { revisableStatuses } from '@kervan/domain/quotes/quotes.policy.ts'
import { shipmentTypeOf, statusAfter } from '@kervan/domain/requests/requests.policy.ts'
import { endOfDay } from '@kervan/domain/values/calendar-day.ts'
import { dayInIstanbul, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { ORPCError } from '@orpc/server'
import type { WithCompany } from '#features/company/company-cache.ts'
import { makeRequest, unsentQuote } from '#features/quotes/create-quote.ts'
import { insertQuote } from '#features/quotes/insert-quote.ts'
import { readQuote, type StoredQuote } from '#features/quotes/quote-document.ts'
import { recordQuoteEvent } from '#features/quotes/quote-events.ts'
import { quoteItems } from '#features/quotes/quote-items.table.ts'
import { lastRevision } from '#features/quotes/quotes.queries.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { currentRates } from '#features/rates/rates.queries.ts'
import type { AddedRequest } from '#features/requests/add-request.ts'
import { requests } from '#features/requests/requests.table.ts'
import type { Db, Transaction } from '#spine/database/act-as.ts'
import { eq } from '#spine/database/drizzle.ts'
import { newId } from '#spine/database/new-id.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

type StaffCall = SignedInCall<WithCompany>
export type Revised = { id: string; quote_no: string; revision: number }

export function reviseQuote(
  context: StaffCall,
  input: { quote_id: string; notes: string },
): Promise<Revised> {
  return createOnce(context, input, async (tx) => {
    const request = await lockRequestOf(tx.db, input.quote_id)
    const source = await readQuote(tx.db, input.quote_id)
    if (!source) throw new ORPCError('NOT_FOUND', quoteProblems.NOT_FOUND)
    if (!revisableStatuses.some((status) => status === source.status))
      throw new ORPCError('NOT_REVISABLE', quoteProblems.NOT_REVISABLE)
    const priced = await requestToPrice(context, tx, source, request)
    return insertRevision(context, tx, source, priced, input.notes)
  })
}

/** Whoever revises the same quote at the same time waits here and then finds the draft of the first. */
async function lockRequestOf(db: Db, quoteId: string): Promise<AddedRequest | undefined> {
  const quote = db.select({ request_id: quotes.request_id }).from(quotes).where(eq(quotes.id, quoteId))
  const [{ request_id } = { request_id: null }] = await quote
  if (!request_id) {
    await quote.for('update')
    return undefined
  }
  const [request] = await db.select().from(requests).where(eq(requests.id, request_id)).for('update')
  return request
}

/** An approved request has its shipment already, so another price for the same goods begins a request of its own. */
async function requestToPrice(
  context: StaffCall,
  tx: Transaction,
  source: StoredQuote,
  request: AddedRequest | undefined,
): Promise<AddedRequest> {
  if (!request || !statusAfter('quote', request.status))
    return makeRequest(context, tx, { id: source.customer_id, customer_name: source.customer_name }, source)
  const unsent = await unsentQuote(tx.db, request.id)
  if (unsent)
    throw new ORPCError('UNSENT_EXISTS', { ...quoteProblems.UNSENT_EXISTS, data: { id: unsent.id } })
  return request
}

async function insertRevision(
  { services, person }: StaffCall,
  tx: Transaction,
  source: StoredQuote,
  request: AddedRequest,
  notes: string,
): Promise<Revised> {
  const [[newest], rates, origins] = await Promise.all([
    lastRevision(tx.db, source.id),
    currentRates(tx.db),
    originsOf(tx.db, source.id),
  ])
  const added = await insertQuote(
    tx,
    person,
    {
      ...copiedFields(source),
      quote_no: source.quote_no,
      revision: (newest?.revision ?? source.revision) + 1,
      revision_notes: notes,
      customer_id: source.customer_id,
      request_id: request.id,
      title: request.title,
      shipment_type: shipmentTypeOf(source.transport_mode).type,
      origin_country_code: request.origin_country_code,
      destination_country_code: request.destination_country_code,
      valid_until: endOfDay(daysLater(dayInIstanbul(new Date()), source.validity_days)).toISOString(),
      target_margin_pct: source.target_margin_pct,
      rates,
    },
    source.items.map((line) => ({ ...line, id: newId(), origin_id: origins.get(line.id) ?? line.id })),
  )
  const meta = { total: added.total_amount, currency: added.currency }
  recordQuoteEvent(tx, source.id, 'revised', person, meta)
  await services.emit(tx, quoteChanged, ['staff'], {
    quote_id: added.id,
    quote_no: added.quote_no,
    request_id: request.id,
    customer_id: source.customer_id,
    status: added.status,
    version: added.version,
    by: person.id,
  })
  return { id: added.id, quote_no: added.quote_no, revision: added.revision }
}

const fieldNames = Object.keys(QuoteFields.shape) as (keyof QuoteFields)[]

function copiedFields(source: StoredQuote): Omit<QuoteFields, 'target_margin_pct'> {
  const names = fieldNames.filter((name) => name !== 'target_margin_pct')
  return Object.fromEntries(names.map((name) => [name, source[name]])) as QuoteFields
}

async function originsOf(db: Db, quoteId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: quoteItems.id, origin_id: quoteItems.origin_id })
    .from(quoteItems)
    .where(eq(quoteItems.quote_id, quoteId))
  return new Map(rows.map(({ id, origin_id }) => [id, origin_id ?? id]))
}
