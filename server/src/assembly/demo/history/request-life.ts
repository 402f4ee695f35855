/** A request from its first day to now: its prices, its customer's answer, and what both leave in the rows. */
import { quoteDueAt, revisionNote } from '@kervan/domain/requests/requests.policy.ts'
import { dayInIstanbul, endOfDay } from '@kervan/domain/values/calendar-day.ts'
import type { Plan } from '#assembly/demo/history/answer-plan.ts'
import { inventPrice } from '#assembly/demo/history/invented-price.ts'
import type { Asked, Request } from '#assembly/demo/history/invented-request.ts'
import type { Draw } from '#assembly/demo/history/seeded-draw.ts'
import type { quoteItems } from '#features/quotes/quote-items.table.ts'
import type { quotes } from '#features/quotes/quotes.table.ts'
import { containersOf, transportModeOf } from '#features/quotes/transport-mode.ts'

export type Quote = typeof quotes.$inferInsert & { id: string; sent: number }
export type Life = Asked & {
  plan: Plan
  quotes: Quote[]
  items: (typeof quoteItems.$inferInsert)[]
  /** When the newest price was sent, and when the customer has answered it, as far as that has happened. */
  sentAt: number | null
  answer: 'approve' | 'reject' | 'revise' | null
  answeredAt: number | null
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const iso = (at: number) => new Date(at).toISOString()

export function live(draw: Draw, now: number, asked: Asked, plan: Plan): Life {
  const life: Life = { ...asked, plan, quotes: [], items: [], sentAt: null, answer: null, answeredAt: null }
  const firstAt = plan.hours === null ? now : asked.asking.at + plan.hours * hourMs
  if (plan.hours === null || firstAt >= now) return life
  const first = price(draw, life, firstAt)
  if (plan.revisedAfter === null) return answered(now, first, plan.answer)
  const askedAgain = firstAt + plan.revisedAfter * hourMs
  if (askedAgain >= now) return first
  const revised = answeredAs(first, 'revise', askedAgain)
  const secondAt = askedAgain + draw.between(2, 20) * hourMs
  return secondAt >= now ? revised : answered(now, price(draw, revised, secondAt), plan.answer)
}

/** One more price; the one before can no longer be accepted. */
function price(draw: Draw, life: Life, at: number): Life {
  const { request, asking, plan } = life
  const { currency, total, costs } = inventPrice(draw, life)
  const until = endOfDay(dayInIstanbul(new Date(at + plan.validityDays * dayMs))).toISOString()
  const containers = containersOf(request)
  const staff = asking.customer.representative.id
  const id = draw.id(at)
  const ports =
    request.shipment_type === 'sea'
      ? { origin_port: request.origin_city, destination_port: request.destination_city }
      : { origin_port: request.origin_port, destination_port: request.destination_port }
  const quote: Quote = {
    id,
    quote_no: '',
    revision: life.quotes.length + 1,
    customer_id: request.customer_id,
    request_id: request.id,
    status: 'sent',
    superseded_by: null,
    title: request.title,
    transport_mode: transportModeOf(request.shipment_type, request),
    shipment_type: request.shipment_type,
    origin_country_code: request.origin_country_code,
    destination_country_code: request.destination_country_code,
    pol: ports.origin_port,
    pod: ports.destination_port,
    container_type: containers.type,
    container_qty: containers.quantity,
    cargo_details: request.cargo_details,
    currency,
    total_amount: total,
    ...costs,
    validity_days: plan.validityDays,
    valid_until: until,
    notes: '',
    sent_at: iso(at),
    viewed_at: null,
    answered_at: null,
    created_by: staff,
    created_at: iso(at),
    updated_at: iso(at),
    sent: at,
  }
  const item = {
    id: draw.id(at),
    quote_id: id,
    position: 1,
    description: request.title,
    unit_price: total,
    currency,
    amount: total,
  }
  const projected: Request = {
    ...request,
    ...ports,
    ...costs,
    status: 'quoted',
    quote_id: id,
    quote_amount: total,
    quote_currency: currency,
    quote_valid_until: until,
    quoted_by: staff,
    quoted_at: iso(at),
    first_quoted_at: request.first_quoted_at ?? iso(at),
    updated_at: iso(at),
  }
  const older = life.quotes.map((each) => ({
    ...each,
    superseded_by: each.superseded_by ?? id,
    updated_at: iso(at),
  }))
  return { ...life, request: projected, quotes: [...older, quote], items: [...life.items, item], sentAt: at }
}

const settled = { approve: 'accepted', reject: 'rejected', revise: 'revision_requested' } as const
const statuses = { approve: 'approved', reject: 'rejected', revise: 'pending' } as const

function answered(now: number, life: Life, answer: Plan['answer']): Life {
  const sentAt = life.sentAt ?? now
  const at = sentAt + life.plan.answerAfter * hourMs
  if (answer !== 'none' && at < now) return answeredAs(life, answer, at)
  const until = Date.parse(life.request.quote_valid_until ?? '')
  if (until < now) return withQuote(life, { status: 'expired', updated_at: iso(until) })
  const seenAt = sentAt + hourMs
  return seenAt < now ? withQuote(life, { status: 'viewed', viewed_at: iso(seenAt) }) : life
}

function answeredAs(life: Life, answer: keyof typeof settled, at: number): Life {
  const request: Request = {
    ...life.request,
    status: statuses[answer],
    customer_response_at: iso(at),
    updated_at: iso(at),
    ...(answer === 'revise' && {
      staff_notes: revisionNote,
      quote_due_at: quoteDueAt(new Date(at), life.request.form, life.request.urgency_level).toISOString(),
    }),
  }
  const seenAt = iso(((life.sentAt ?? at) + at) / 2)
  const quote = { status: settled[answer], viewed_at: seenAt, answered_at: iso(at), updated_at: iso(at) }
  return { ...withQuote(life, quote), request, answer, answeredAt: at }
}

/** What happens to the newest price. */
function withQuote(life: Life, change: Partial<Quote>): Life {
  const last = life.quotes.length - 1
  return {
    ...life,
    quotes: life.quotes.map((quote, index) => (index === last ? { ...quote, ...change } : quote)),
  }
}
