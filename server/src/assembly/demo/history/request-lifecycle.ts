/** Simulates a request from its first day to now: its quotes, its customer's answer, and the rows they leave. */

import { equipmentOf } from '@kervan/domain/quotes/equipment.ts'
import { containersOf, quoteCargoOf, transportModeOf } from '@kervan/domain/quotes/request-to-quote.ts'
import { quoteDueAt } from '@kervan/domain/requests/requests.policy.ts'
import { endOfDay } from '@kervan/domain/values/calendar-day.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import type { Plan } from '#assembly/demo/history/answer-plan.ts'
import { inventAnswer, noAnswer } from '#assembly/demo/history/invented-answers.ts'
import {
  type InventedLines,
  inventedTerms,
  inventLines,
  luckOf,
  type Quote,
} from '#assembly/demo/history/invented-lines.ts'
import { inventPrice } from '#assembly/demo/history/invented-price.ts'
import { inventedRatesAt } from '#assembly/demo/history/invented-rates.ts'
import type { InventedRequest, Request } from '#assembly/demo/history/invented-request.ts'
import { revisedPrice, revisedTerms } from '#assembly/demo/history/invented-revision.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import { pricerOf } from '#assembly/demo/history/who-did-it.ts'

export type RequestLifecycle = InventedRequest & {
  plan: Plan
  quotes: Quote[]
  lines: InventedLines[]
  /** When the newest quote was sent and answered, if it was. */
  sentAt: number | null
  answer: 'approve' | 'reject' | 'revise' | null
  answeredAt: number | null
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const iso = (at: number) => new Date(at).toISOString()

export function simulateRequest(
  random: Random,
  now: number,
  invented: InventedRequest,
  plan: Plan,
): RequestLifecycle {
  const lifecycle: RequestLifecycle = {
    ...invented,
    plan,
    quotes: [],
    lines: [],
    sentAt: null,
    answer: null,
    answeredAt: null,
  }
  const firstAt = plan.hours === null ? now : invented.inquiry.at + plan.hours * hourMs
  if (plan.hours === null) return addDraft(random, lifecycle, now)
  if (firstAt >= now) return lifecycle
  const first = addQuote(random, lifecycle, firstAt)
  if (plan.revisedAfter === null) return applyAnswer(now, first, plan.answer)
  const revisionAt = firstAt + plan.revisedAfter * hourMs
  if (revisionAt >= now) return first
  const revised = recordAnswer(first, 'revise', revisionAt)
  const secondAt = revisionAt + random.between(2, 20) * hourMs
  return secondAt >= now ? revised : applyAnswer(now, addQuote(random, revised, secondAt), plan.answer)
}

const draftStatuses = ['draft', 'pricing', 'under_review', 'ready'] as const

/** For about half of those that wait, somebody has begun to make the price. */
function addDraft(random: Random, lifecycle: RequestLifecycle, now: number): RequestLifecycle {
  const { request, inquiry } = lifecycle
  const luck = luckOf(request.id) * 2
  if (luck >= 1 || inquiry.form === 'order') return lifecycle
  const { quotes, lines } = addQuote(random, lifecycle, (inquiry.at + now) / 2)
  const status = draftStatuses[Math.floor(luck * draftStatuses.length)] ?? 'draft'
  return {
    ...lifecycle,
    request: { ...request, pricing_status: status === 'draft' ? null : status },
    quotes: quotes.map((quote) => ({ ...quote, status, sent_at: null })),
    lines,
  }
}

/** Adds a quote; the one before can no longer be accepted. */
function addQuote(random: Random, lifecycle: RequestLifecycle, at: number): RequestLifecycle {
  const { request, inquiry, load, plan } = lifecycle
  const price = revisedPrice(inventPrice(random, lifecycle), lifecycle)
  const { currency, total, costs } = price
  const rates = inventedRatesAt(new Date(at))
  const until = endOfDay(dayInIstanbul(new Date(at + plan.validityDays * dayMs))).toISOString()
  // The form of an order does not ask for packages or pallets, but whoever prices it knows them.
  const { packages, pallets } = load.cargo
  const loaded =
    request.form === 'order'
      ? { ...request, cargo_details: { ...request.cargo_details, packages, pallets } }
      : request
  const containers = containersOf(loaded)
  const transport_mode = transportModeOf(request.shipment_type, request)
  const cargo_details = quoteCargoOf(loaded)
  const staff = pricerOf(request.id, inquiry.customer.representative).id
  const id = random.id(at)
  const ports =
    request.shipment_type === 'sea'
      ? { origin_port: request.origin_city, destination_port: request.destination_city }
      : { origin_port: request.origin_port, destination_port: request.destination_port }
  const quote: Quote = {
    id,
    quote_no: '',
    revision: lifecycle.quotes.length + 1,
    customer_id: request.customer_id,
    request_id: request.id,
    status: 'sent',
    superseded_by: null,
    title: request.title,
    transport_mode,
    shipment_type: request.shipment_type,
    origin_country_code: request.origin_country_code,
    destination_country_code: request.destination_country_code,
    customer_name: inquiry.customer.company || `${inquiry.customer.first_name} ${inquiry.customer.last_name}`,
    customer_email: inquiry.customer.email,
    customer_phone: inquiry.customer.phone ?? '',
    pol: ports.origin_port || request.origin_city,
    pod: ports.destination_port || request.destination_city,
    incoterm: request.shipment_type === 'sea' ? 'FOB' : 'FCA',
    cargo_type: load.cargo.description,
    ...equipmentOf({
      transport_mode,
      cargo_details,
      container_type: containers.type,
      container_qty: containers.quantity,
    }),
    cargo_details,
    currency,
    subtotal_amount: total,
    tax_amount: '0',
    total_amount: total,
    fx_source: rates.source,
    fx_date: rates.date,
    fx_rates: rates.try_per,
    ...inventedTerms,
    ...revisedTerms(lifecycle),
    validity_days: plan.validityDays,
    valid_until: until,
    sent_at: iso(at),
    viewed_at: null,
    answered_at: null,
    ...noAnswer,
    owner_id: staff,
    created_by: staff,
    created_at: iso(at),
    updated_at: iso(at),
    sent: at,
  }
  const lines = inventLines(quote, price, { currency, tax_included: false, try_per: rates.try_per }, () =>
    random.id(at),
  )
  const projected: Request = {
    ...request,
    ...ports,
    ...costs,
    status: 'quoted',
    quote_id: id,
    quote_amount: total,
    quote_currency: currency,
    quote_valid_until: until,
    quote_notes: quote.notes ?? '',
    quoted_by: staff,
    quoted_at: iso(at),
    first_quoted_at: request.first_quoted_at ?? iso(at),
    updated_at: iso(at),
  }
  const older = lifecycle.quotes.map((each) => ({
    ...each,
    status: 'superseded' as const,
    superseded_by: each.superseded_by ?? id,
    updated_at: iso(at),
  }))
  return {
    ...lifecycle,
    request: projected,
    quotes: [...older, quote],
    lines: [...lifecycle.lines, lines],
    sentAt: at,
  }
}

const quoteStatuses = { approve: 'accepted', reject: 'rejected', revise: 'revision_requested' } as const
const requestStatuses = { approve: 'approved', reject: 'rejected', revise: 'pending' } as const

function applyAnswer(now: number, lifecycle: RequestLifecycle, answer: Plan['answer']): RequestLifecycle {
  const sentAt = lifecycle.sentAt ?? now
  const at = sentAt + lifecycle.plan.answerAfter * hourMs
  if (answer !== 'none' && at < now) return recordAnswer(lifecycle, answer, at)
  const until = Date.parse(lifecycle.request.quote_valid_until ?? '')
  if (until < now) return changeQuote(lifecycle, { status: 'expired', updated_at: iso(until) })
  // Some look at once, some the day after.
  const seenAt = sentAt + (1 + 30 * luckOf(lifecycle.request.id)) * hourMs
  return seenAt < now ? changeQuote(lifecycle, { status: 'viewed', viewed_at: iso(seenAt) }) : lifecycle
}

function recordAnswer(
  lifecycle: RequestLifecycle,
  answer: keyof typeof quoteStatuses,
  at: number,
): RequestLifecycle {
  const [quoted, lines] = [lifecycle.quotes.at(-1), lifecycle.lines.at(-1)]
  if (!quoted || !lines) throw new Error('There is nothing to answer.')
  const said = inventAnswer(answer, quoted, lines)
  const request: Request = {
    ...lifecycle.request,
    status: requestStatuses[answer],
    customer_response_at: iso(at),
    updated_at: iso(at),
    ...(said.accepted_amount && { quote_amount: said.accepted_amount }),
    ...(answer === 'revise' && {
      revision_requested_at: iso(at),
      revision_note: said.answer_note ?? '',
      quote_due_at: quoteDueAt(
        new Date(at),
        lifecycle.request.form,
        lifecycle.request.urgency_level,
      ).toISOString(),
    }),
  }
  const seenAt = iso(((lifecycle.sentAt ?? at) + at) / 2)
  const quote = {
    status: quoteStatuses[answer],
    viewed_at: seenAt,
    answered_at: iso(at),
    updated_at: iso(at),
    ...said,
  }
  return { ...changeQuote(lifecycle, quote), request, answer, answeredAt: at }
}

/** The same answer at another moment. */
export function moveAnswer(lifecycle: RequestLifecycle, at: number): RequestLifecycle {
  const { quotes } = changeQuote(lifecycle, {
    viewed_at: iso(((lifecycle.sentAt ?? at) + at) / 2),
    answered_at: iso(at),
    updated_at: iso(at),
  })
  const request = { ...lifecycle.request, customer_response_at: iso(at), updated_at: iso(at) }
  return { ...lifecycle, quotes, request, answeredAt: at }
}

/** Changes the newest quote. */
function changeQuote(lifecycle: RequestLifecycle, change: Partial<Quote>): RequestLifecycle {
  const last = lifecycle.quotes.length - 1
  return {
    ...lifecycle,
    quotes: lifecycle.quotes.map((quote, index) => (index === last ? { ...quote, ...change } : quote)),
  }
}
