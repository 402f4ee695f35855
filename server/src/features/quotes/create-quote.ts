/** Staff begin a quote: from a waiting request, or from nothing, which makes a request too, so that there is one chain. */
import { problems } from '@kervan/domain/problems.ts'
import { equipmentOf } from '@kervan/domain/quotes/equipment.ts'
import type { ManualQuote } from '@kervan/domain/quotes/manual-quote.ts'
import { manualQuoteDefaults } from '@kervan/domain/quotes/manual-quote-defaults.ts'
import type { QuoteFields, QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import { quoteProblems } from '@kervan/domain/quotes/quotes.copy.ts'
import { quoteChanged } from '@kervan/domain/quotes/quotes.events.ts'
import { type UnsentStatus, unsentStatuses } from '@kervan/domain/quotes/quotes.policy.ts'
import { shipmentTypeOf, statusAfter } from '@kervan/domain/requests/requests.policy.ts'
import { endOfDay } from '@kervan/domain/values/calendar-day.ts'
import { dayInIstanbul, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { ORPCError } from '@orpc/server'
import type { WithCompany } from '#features/company/company-cache.ts'
import { addCustomer } from '#features/customers/enter-customer.ts'
import { holdRecord } from '#features/customers/hold-record.ts'
import { insertQuote } from '#features/quotes/insert-quote.ts'
import { pricingBasis } from '#features/quotes/pricing-basis.ts'
import { type QuoteCustomer, quoteCustomer } from '#features/quotes/quote-customer.ts'
import { lastRevision } from '#features/quotes/quotes.queries.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { currentRates } from '#features/rates/rates.queries.ts'
import { type AddedRequest, addRequest } from '#features/requests/add-request.ts'
import { announceRequest } from '#features/requests/announce-request.ts'
import { requests } from '#features/requests/requests.table.ts'
import type { Db, Transaction } from '#spine/database/act-as.ts'
import { and, eq, inArray } from '#spine/database/drizzle.ts'
import { newId } from '#spine/database/new-id.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

type StaffCall = SignedInCall<WithCompany>
export type MadeQuote = { id: string; quote_no: string }

/** What a draft is made of, besides its customer and the terms everybody starts with. */
export type QuoteStart = Omit<ManualQuote, 'request_id' | 'customer_id' | 'new_customer' | 'items'> & {
  items: readonly Omit<QuoteLine, 'id'>[]
  container_type?: string
  container_qty?: number | null
  cargo_type?: string
  hs_code?: string
  tax_included?: boolean
  terms_conditions?: string[]
  out_of_scope?: string[]
  notes?: string
  /** As another quote names the same customer; otherwise the record says who they are. */
  written_customer?: WrittenCustomer
}
export type WrittenCustomer = Omit<QuoteCustomer, 'id'> & Pick<QuoteFields, 'customer_timezone'>

export function createQuote(context: StaffCall, form: ManualQuote): Promise<MadeQuote> {
  return createOnce(context, form, async (tx) => {
    if (form.request_id) await holdCustomerOf(tx, form.request_id)
    const request = form.request_id ? await lockWaiting(tx, form.request_id) : null
    const customerId = request?.customer_id ?? form.customer_id ?? (await enterLead(context, tx, form))
    return startQuote(context, tx, customerId, form, request)
  })
}

async function enterLead(
  context: StaffCall,
  tx: Transaction,
  { new_customer }: ManualQuote,
): Promise<string> {
  if (!new_customer) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
  const { customer } = await addCustomer(context, tx, new_customer, 'quote')
  return customer.id
}

/** Before the request, as a merge has them, so that the two never wait for each other. */
async function holdCustomerOf(tx: Transaction, requestId: string): Promise<void> {
  const [request] = await tx.db
    .select({ customer_id: requests.customer_id })
    .from(requests)
    .where(eq(requests.id, requestId))
  if (request) await holdRecord(tx, request.customer_id)
}

/** A request has at most one quote that is not sent yet: whoever comes second is led to it. */
async function lockWaiting(tx: Transaction, id: string): Promise<AddedRequest> {
  const [request] = await tx.db.select().from(requests).where(eq(requests.id, id)).for('update')
  if (!request) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
  if (!statusAfter('quote', request.status)) throw new ORPCError('NOT_PENDING', quoteProblems.NOT_PENDING)
  const unsent = await unsentQuote(tx.db, id)
  if (unsent)
    throw new ORPCError('UNSENT_EXISTS', { ...quoteProblems.UNSENT_EXISTS, data: { id: unsent.id } })
  return request
}

/** At most one, which the database holds. */
export function unsentQuote(db: Db, requestId: string) {
  return db
    .select({ id: quotes.id, quote_no: quotes.quote_no, status: quotes.status })
    .from(quotes)
    .where(and(eq(quotes.request_id, requestId), inArray(quotes.status, [...unsentStatuses])))
    .then(([quote]) => quote && { ...quote, status: quote.status as UnsentStatus })
}

/** The draft, and the request of which it is the price. */
export async function startQuote(
  context: StaffCall,
  tx: Transaction,
  customerId: string,
  start: QuoteStart,
  known: AddedRequest | null = null,
): Promise<MadeQuote> {
  const { services, person } = context
  const heldId = await holdRecord(tx, customerId)
  if (!heldId) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
  const [customer, rates, basis] = await Promise.all([
    quoteCustomer(tx, heldId),
    currentRates(tx.db),
    pricingBasis(tx.db),
  ])
  if (!customer) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
  const [older] = known?.quote_id ? await lastRevision(tx.db, known.quote_id) : []
  const places = { pol: start.pol || manualQuoteDefaults.place, pod: start.pod || manualQuoteDefaults.place }
  const request = known ?? (await makeRequest(context, tx, customer, { ...start, ...places }))
  const { id: customer_id, ...recorded } = customer
  const written = start.written_customer ?? recorded
  const added = await insertQuote(
    tx,
    person,
    {
      ...written,
      ...places,
      customer_id,
      customer_name: written.customer_name || manualQuoteDefaults.customer_name,
      // The next price of a request that has one is a revision of it.
      quote_no: older?.quote_no ?? temporaryNumber(),
      revision: (older?.revision ?? 0) + 1,
      request_id: request.id,
      title: request.title,
      transport_mode: start.transport_mode,
      shipment_type: shipmentTypeOf(start.transport_mode).type,
      origin_country_code: request.origin_country_code,
      destination_country_code: request.destination_country_code,
      ...equipmentOf({ container_type: '', container_qty: null, ...start }),
      cargo_details: start.cargo_details,
      cargo_type: start.cargo_type ?? '',
      hs_code: start.hs_code ?? '',
      incoterm: start.incoterm,
      etd: start.etd,
      eta: start.eta,
      currency: start.currency,
      tax_included: start.tax_included ?? false,
      validity_days: start.validity_days,
      valid_until: endOfDay(daysLater(dayInIstanbul(new Date()), start.validity_days)).toISOString(),
      terms_conditions: start.terms_conditions ?? basis.clauses,
      out_of_scope: start.out_of_scope ?? basis.out_of_scope,
      notes: start.notes ?? '',
      target_margin_pct: start.target_margin_pct,
      rates,
    },
    start.items.map((item) => ({ ...item, id: newId() })),
  )
  await services.emit(tx, quoteChanged, ['staff'], {
    quote_id: added.id,
    quote_no: added.quote_no,
    request_id: request.id,
    customer_id,
    status: added.status,
    version: added.version,
    by: person.id,
  })
  return { id: added.id, quote_no: added.quote_no }
}

export async function makeRequest(
  { services, person }: StaffCall,
  tx: Transaction,
  customer: { id: string; customer_name: string },
  start: Pick<QuoteStart, 'cargo_details' | 'pol' | 'pod' | 'transport_mode'>,
): Promise<AddedRequest> {
  const { cargo_details: cargo } = start
  const request = await addRequest(tx, services, {
    form: 'order',
    customer_id: customer.id,
    created_by: person.id,
    title: `${start.pol} – ${start.pod}`,
    shipment_type: shipmentTypeOf(start.transport_mode).type,
    origin_city: start.pol,
    destination_city: start.pod,
    estimated_weight: cargo.weight_kg ?? cargo.total_weight_kg ?? null,
    estimated_volume: cargo.cbm ?? null,
    cargo_details: {
      transport_mode: start.transport_mode,
      ...(cargo.vehicles && { vehicle_count: cargo.vehicles }),
      ...(cargo.pallets && { pallets: cargo.pallets }),
      ...(cargo.pieces && { packages: cargo.pieces }),
    },
    urgency_level: null,
    requester_company: customer.customer_name,
  })
  await announceRequest(tx, services, request, 'created')
  return request
}

let lastTemporary = 0

/** Until the first save gives a quote its own number; no two of a process are alike. */
function temporaryNumber(): string {
  lastTemporary = Math.max(lastTemporary + 1, Date.now())
  return `TMP-${lastTemporary}`
}
