/** A customer's own offers: the quotes that were sent to them. */
import type { OfferSummary } from '@kervan/domain/quotes/offer.ts'
import { offerBasis } from '@kervan/domain/quotes/offer-basis.ts'
import type { OfferGroup } from '@kervan/domain/quotes/offer-state.ts'
import type { OfferListInput } from '@kervan/domain/quotes/own-offers.contract.ts'
import type { QuoteCargo } from '@kervan/domain/quotes/quote-content.ts'
import type { CargoDetails } from '@kervan/domain/requests/cargo-details.ts'
import { isFullTruck } from '@kervan/domain/requests/price-band-basis.ts'
import { mostCounted } from '@kervan/domain/values/format-number.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { hasEvidence } from '#features/quotes/read-acceptance.ts'
import { requests } from '#features/requests/requests.table.ts'
import { and, eq, or, type SQL, sql } from '#spine/database/drizzle.ts'
import { countEach } from '#spine/lists/count-rows.ts'
import { defineList } from '#spine/lists/define-list.ts'
import type { ListQuery } from '#spine/lists/list-query.ts'
import { by, isChoice, momentKey } from '#spine/lists/sorts.ts'

type Row = Omit<OfferSummary, 'basis'> & {
  container_type: string
  container_qty: number | null
  cargo_details: QuoteCargo
  request_weight: string | null
  request_volume: string | null
  request_service: string | null
  request_details: CargoDetails | null
}

const isOpen = sql`${quotes.status} in ('sent', 'viewed')`
const hasEnded = sql`${quotes.valid_until} < now()`

/** The job that marks expired quotes runs once an hour; nobody should see a price as open until then. */
const state = sql<
  OfferSummary['status']
>`case when ${isOpen} and ${hasEnded} then 'expired' else ${quotes.status} end`

export const offerList = defineList<Row, OfferListInput, OfferSummary>({
  name: 'offers',
  table: quotes,
  columns: {
    id: quotes.id,
    quote_no: quotes.quote_no,
    revision: quotes.revision,
    status: state,
    request_id: quotes.request_id,
    title: sql`coalesce(nullif(${quotes.title}, ''), ${quotes.pol} || ' – ' || ${quotes.pod})`,
    shipment_type: quotes.shipment_type,
    transport_mode: quotes.transport_mode,
    pol: quotes.pol,
    pod: quotes.pod,
    etd: quotes.etd,
    eta: quotes.eta,
    incoterm: quotes.incoterm,
    currency: quotes.currency,
    out_of_scope: quotes.out_of_scope,
    included: sql`array(select i.title from quote_items i where i.quote_id = ${quotes.id} and i.title <> '' and (not i.is_optional or coalesce(${quotes.accepted_options} @> to_jsonb(i.id::text), false)) order by i.sort_order, i.id)`,
    total: sql`coalesce(${quotes.accepted_amount}, ${quotes.total_amount})::text`,
    valid_until: quotes.valid_until,
    sent_at: quotes.sent_at,
    answered_at: quotes.answered_at,
    has_evidence: hasEvidence(quotes.id),
    container_type: quotes.container_type,
    container_qty: quotes.container_qty,
    cargo_details: quotes.cargo_details,
    request_weight: requests.estimated_weight,
    request_volume: requests.estimated_volume,
    request_service: requests.service_type,
    request_details: requests.cargo_details,
  },
  joins: sql`left join ${requests} on ${eq(requests.id, quotes.request_id)}`,
  sorts: { sent: by(momentKey(quotes.sent_at)) },
  filters: ({ group }, personId) => [...ofCustomer(personId ?? ''), matches(group)],
  show: ({ container_type, container_qty, cargo_details, request_weight, request_volume, ...row }) => {
    const { request_service, request_details, ...offer } = row
    return {
      ...offer,
      basis: offerBasis({
        transport_mode: offer.transport_mode,
        container_type,
        container_qty,
        cargo_details,
        request_weight,
        request_volume,
        full_truck: isFullTruck({
          service_type: request_service ?? '',
          cargo_details: request_details ?? {},
        }),
      }),
    }
  },
})

/** Row-level security hides the others and the unsent ones already; named here, PostgreSQL can use the index. */
function ofCustomer(customerId: string): SQL[] {
  return [eq(quotes.customer_id, customerId), sql`${quotes.sent_at} is not null`]
}

const groups: Record<OfferGroup, SQL | undefined> = {
  waiting: and(isOpen, sql`not ${hasEnded}`),
  revision: isChoice(quotes.status, 'revision_requested'),
  accepted: isChoice(quotes.status, 'accepted'),
  rejected: isChoice(quotes.status, 'rejected'),
  expired: or(isChoice(quotes.status, 'expired'), and(isOpen, hasEnded)),
  superseded: isChoice(quotes.status, 'superseded'),
}

/** Without a filter each offer is shown once, in its newest revision. */
function matches(group: OfferGroup | undefined): SQL | undefined {
  return group ? groups[group] : sql`${quotes.status} <> 'superseded'`
}

export function offerCounts(query: ListQuery, customerId: string) {
  const filters = { total: matches(undefined), ...groups }
  return countEach(query, quotes, and(...ofCustomer(customerId)), filters, mostCounted)
}
