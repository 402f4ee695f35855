/** Simulates the shipment of a request up to now, with everything that was told about it on the way. */

import { lateAfterHours } from '@kervan/domain/company/late-after-hours.ts'
import { gatewayOf } from '@kervan/domain/places/gateway-of.ts'
import { type ShipmentStatus, shipmentNumber } from '@kervan/domain/shipments/shipments.policy.ts'
import { containerNow } from '@kervan/domain/tracking/container-now.ts'
import { deriveTracking } from '@kervan/domain/tracking/derive-tracking.ts'
import type { Followed } from '@kervan/domain/tracking/followed-shipment.ts'
import { plainEvent } from '@kervan/domain/tracking/told-message.ts'
import type { TrackingEvent } from '@kervan/domain/tracking/tracking-event.ts'
import { landway } from '#assembly/demo/history/demo-lanes.ts'
import { inventLabels } from '#assembly/demo/history/invented-opinions.ts'
import {
  inventContainerNumber,
  inventContainers,
  inventPapers,
} from '#assembly/demo/history/invented-papers.ts'
import type { RequestLifecycle } from '#assembly/demo/history/request-lifecycle.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import { operatorOf } from '#assembly/demo/history/who-did-it.ts'
import type { containers } from '#features/shipments/containers.table.ts'
import type { shipments } from '#features/shipments/shipments.table.ts'
import type { trackingEvents } from '#features/tracking/tracking-events.table.ts'

/** A row that the domain can read as well. */
export type ToldRow = typeof trackingEvents.$inferInsert & TrackingEvent
export type Shipment = typeof shipments.$inferInsert & {
  id: string
  shipment_number: string
  status: ShipmentStatus
}
export type ShipmentLifecycle = {
  shipment: Shipment
  containers: (typeof containers.$inferInsert)[]
  events: ToldRow[]
}

/** `told` is when it became known; without one, as it happened. */
type Step = Pick<TrackingEvent, 'kind'> &
  Partial<Pick<TrackingEvent, 'certainty' | 'place_name' | 'reason'>> & {
    time: number
    told?: number
    note?: string
    own?: boolean
  }

const dayMs = 86_400_000
/** Older shipments have no positions: nobody looks them up any more. */
const positionsMs = 120 * dayMs
const iso = (at: number) => new Date(at).toISOString()

/** A detailed request has a shipment from the start; any other gets one when the customer approves. */
export function simulateShipment(
  random: Random,
  now: number,
  lifecycle: RequestLifecycle,
  taken: Set<string>,
): ShipmentLifecycle | undefined {
  const { request, inquiry, answer } = lifecycle
  const begunAt =
    request.form === 'detailed' ? inquiry.at : answer === 'approve' ? lifecycle.answeredAt : null
  if (begunAt === null) return undefined
  const isOld = now - begunAt > positionsMs
  const steps = stepsOf(random, lifecycle, begunAt)
    .filter(({ time, told = time, kind }) => told <= now && !(isOld && kind === 'checkpoint'))
    .sort((a, b) => (a.told ?? a.time) - (b.told ?? b.time))
  const id = freshId(random, begunAt, taken)
  const events = steps.map((step) => eventRow(random, lifecycle, id, step))
  return { ...shipmentOf(random, { lifecycle, id, begunAt, events }), events }
}

/** Its last digits become the shipment number, so they must be unique. */
function freshId(random: Random, at: number, taken: Set<string>): string {
  for (;;) {
    const id = random.id(at)
    if (taken.has(id.slice(-8))) continue
    taken.add(id.slice(-8))
    return id
  }
}

function stepsOf(random: Random, lifecycle: RequestLifecycle, begunAt: number): Step[] {
  const { request, answeredAt, answer, plan } = lifecycle
  const note = 'Teklif onaylandı'
  const created: Step = {
    kind: 'created',
    time: begunAt,
    note: request.form === 'detailed' ? 'Detaylı talep' : note,
    own: true,
  }
  if (answer === 'reject' && answeredAt !== null)
    return [created, { kind: 'cancelled', time: answeredAt + dayMs, note: 'Teklif reddedildi' }]
  if (answer !== 'approve' || answeredAt === null) return [created]
  const begun: Step = { kind: 'approved', time: answeredAt + 1, note, own: true }
  return plan.cancelled
    ? [created, begun, { kind: 'cancelled', time: answeredAt + dayMs, note: 'Müşteri vazgeçti' }]
    : [created, begun, ...transitSteps(random, lifecycle, answeredAt)]
}

const reasons = ['Limanda yoğunluk', 'Hava koşulları', 'Aktarma gecikti', 'Sınırda kuyruk']

function transitSteps(
  random: Random,
  { request, inquiry, plan }: RequestLifecycle,
  approvedAt: number,
): Step[] {
  const { prepare, transit, customs, late } = plan.journey
  const left = approvedAt + prepare * dayMs
  const arrived = left + (transit + late) * dayMs
  const isSea = request.shipment_type === 'sea'
  const way = request.shipment_type === 'air' ? [] : isSea ? inquiry.lane.seaway : [...landway].reverse()
  const passed = inquiry.inward ? way : [...way].reverse()
  const seen = passed.map(
    (place_name, index): Step => ({
      kind: 'checkpoint',
      time: left + ((index + 1) / (passed.length + 1)) * (arrived - left),
      place_name,
    }),
  )
  const delayedAt = left + transit * 0.6 * dayMs
  const promised = promiseOf(approvedAt, plan.journey)
  const [origin, destination] = [
    { place_name: request.origin_city },
    { place_name: request.destination_city },
  ]
  const expected: Step = {
    kind: 'delivered',
    certainty: 'planned',
    time: promised,
    told: approvedAt + 2,
    ...destination,
  }
  const delays: Step[] =
    late > 0
      ? [
          { kind: 'delay_told', time: delayedAt, reason: random.pick(reasons) },
          {
            ...expected,
            certainty: 'estimated',
            time: promised + late * dayMs,
            told: delayedAt + 1,
          },
        ]
      : []
  return [
    expected,
    { kind: 'departed', time: left, ...origin },
    ...seen,
    ...delays,
    { kind: 'arrived', time: arrived, ...destination },
    { kind: 'customs_started', time: arrived + 1, ...destination },
    { ...expected, certainty: 'estimated', time: arrived + customs * dayMs, told: arrived + 2 },
    { kind: 'customs_cleared', time: arrived + customs * 0.8 * dayMs, ...destination },
    { kind: 'delivered', time: arrived + customs * dayMs, ...destination },
  ]
}

/** A little later than it will be. */
const promiseOf = (approvedAt: number, { prepare, transit, customs }: RequestLifecycle['plan']['journey']) =>
  approvedAt + (prepare + transit + customs + 0.8) * dayMs

function eventRow(
  random: Random,
  { request, inquiry: { customer } }: RequestLifecycle,
  shipment_id: string,
  { time, told = time, own = false, note = '', ...step }: Step,
): ToldRow {
  const id = random.id(told)
  const operator = operatorOf(request.shipment_type, shipment_id, customer.representative)
  return {
    ...plainEvent,
    ...step,
    id,
    shipment_id,
    customer_id: request.customer_id,
    source: own ? 'kervan' : 'staff',
    source_event_id: own ? step.kind : id,
    told_at: iso(told),
    happened_at: iso(time),
    note,
    actor_id: own ? customer.id : operator.id,
    actor_name: own ? `${customer.first_name} ${customer.last_name}` : operator.name,
    digest: 'demo',
    // Airlines say what they carry.
    weight_kg: !own && request.shipment_type === 'air' ? Number(request.estimated_weight) || null : null,
    heard_at: iso(told),
  }
}

/** What the domain needs to know of it to read its events. */
export const followedOf = (shipment: Shipment): Followed => ({
  shipment_type: shipment.shipment_type,
  origin_code: shipment.origin_code ?? '',
  origin_city: shipment.origin_city ?? '',
  destination_code: shipment.destination_code ?? '',
  destination_city: shipment.destination_city ?? '',
  promised_at: shipment.promised_at ?? null,
  containers: shipment.container_numbers ?? [],
})

/** The same shipment, had these things been told of it. */
export function retell(shipped: ShipmentLifecycle, events: ToldRow[]): ShipmentLifecycle {
  const { shipment } = shipped
  const followed = followedOf(shipment)
  const { customs, next, legs, because, ...state } = deriveTracking(followed, events, lateAfterHours)
  const last = events
    .map(({ told_at }) => told_at)
    .toSorted()
    .at(-1)
  const retold = {
    ...shipment,
    ...state,
    eta_told: state.eta,
    customs_status: customs,
    updated_at: last ?? shipment.updated_at,
  }
  const containers = shipped.containers.map((row) => {
    const { number, free_days_demurrage = null, free_days_detention = null } = row
    const box = { number, free_days_demurrage, free_days_detention }
    return { ...row, ...containerNow(followed, box, events, lateAfterHours) }
  })
  return { ...shipped, shipment: retold, containers, events }
}

type Made = {
  lifecycle: RequestLifecycle
  id: string
  begunAt: number
  events: ToldRow[]
}

function shipmentOf(random: Random, { lifecycle, id, begunAt, events }: Made) {
  const { request, inquiry, load, answer, answeredAt, plan } = lifecycle
  const isBegun = answer === 'approve' && answeredAt !== null
  const isLoaded = events.some(({ kind }) => kind === 'departed')
  const numbers = Array.from({ length: isLoaded && load.mode === 'sea_fcl' ? load.units : 0 }, () =>
    inventContainerNumber(random),
  )
  const followed: Followed = {
    shipment_type: request.shipment_type,
    origin_city: request.origin_city ?? '',
    destination_city: request.destination_city ?? '',
    origin_code: gatewayOf(request.shipment_type, request.origin_city ?? '', request.origin_country ?? ''),
    destination_code: gatewayOf(
      request.shipment_type,
      request.destination_city ?? '',
      request.destination_country ?? '',
    ),
    promised_at: isBegun && !plan.cancelled ? iso(promiseOf(answeredAt, plan.journey)) : null,
    containers: numbers,
  }
  const { customs, next, legs, because, ...state } = deriveTracking(followed, events, lateAfterHours)
  const { containers: _, ...known } = followed
  const shipment: Shipment & { created_at: string } = {
    ...known,
    ...state,
    ...inventLabels(id),
    eta_told: state.eta,
    ...inventPapers(id, request.shipment_type, { isBegun, isLoaded }),
    customs_status: customs,
    id,
    shipment_number: shipmentNumber(id),
    customer_id: request.customer_id,
    request_id: request.id,
    quote_id: isBegun ? request.quote_id : null,
    title: request.title,
    origin_country: request.origin_country,
    destination_country: request.destination_country,
    container_numbers: numbers,
    quote_amount: isBegun ? request.quote_amount : null,
    quote_currency: isBegun ? request.quote_currency : null,
    operations_assigned_at: isBegun ? iso(answeredAt) : null,
    operations_assigned_to: isBegun
      ? operatorOf(request.shipment_type, id, inquiry.customer.representative).id
      : null,
    created_at: iso(begunAt),
    updated_at: events.at(-1)?.heard_at ?? iso(begunAt),
  }
  const boxes = inventContainers(numbers, load, shipment)
  const now = (box: (typeof boxes)[number]) => containerNow(followed, box, events, lateAfterHours)
  return { shipment, containers: boxes.map((box) => ({ ...box, ...now(box) })) }
}
