/** Simulates the shipment of a request up to now, with every step it took. */
import { type ShipmentStatus, shipmentNumber } from '@kervan/domain/shipments/shipments.policy.ts'
import { containerCheckSum } from '@kervan/domain/values/container-number.ts'
import { landway } from '#assembly/demo/history/demo-lanes.ts'
import type { RequestLifecycle } from '#assembly/demo/history/request-lifecycle.ts'
import type { Random } from '#assembly/demo/history/seeded-random.ts'
import type { shipmentHistory } from '#features/shipments/shipment-history.table.ts'
import type { shipments } from '#features/shipments/shipments.table.ts'

type Entry = typeof shipmentHistory.$inferInsert & { at: string }
export type Shipment = typeof shipments.$inferInsert & {
  id: string
  shipment_number: string
  status: ShipmentStatus
}
export type ShipmentLifecycle = { shipment: Shipment; history: Entry[] }

type Step = Pick<Entry, 'kind'> &
  Partial<Pick<Entry, 'new_value' | 'place' | 'note'>> & { time: number; own?: boolean }

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
    .filter(({ time, kind }) => time <= now && !(isOld && kind === 'location'))
    .sort((a, b) => a.time - b.time)
  const id = freshId(random, begunAt, taken)
  const { history, status, place } = historyOf(random, lifecycle, id, steps)
  const shipment = shipmentOf(random, { lifecycle, id, begunAt, status, place, steps })
  return { shipment: { ...shipment, updated_at: history.at(-1)?.at ?? iso(begunAt) }, history }
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
  const approved = 'Teklif onaylandı'
  const created: Step = {
    kind: 'created',
    time: begunAt,
    new_value: 'pending',
    note: request.form === 'detailed' ? 'Detaylı talep' : approved,
    own: true,
  }
  if (answer === 'reject' && answeredAt !== null)
    return [
      created,
      { kind: 'status', time: answeredAt + dayMs, new_value: 'cancelled', note: 'Teklif reddedildi' },
    ]
  if (answer !== 'approve' || answeredAt === null) return [created]
  const begun: Step = {
    kind: 'status',
    time: answeredAt + 1,
    new_value: 'preparing',
    note: approved,
    own: true,
  }
  const cancelled: Step = {
    kind: 'status',
    time: answeredAt + dayMs,
    new_value: 'cancelled',
    note: 'Müşteri vazgeçti',
  }
  return plan.cancelled
    ? [created, begun, cancelled]
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
    (place, index): Step => ({
      kind: 'location',
      time: left + ((index + 1) / (passed.length + 1)) * (arrived - left),
      new_value: place,
      place,
    }),
  )
  const delayedAt = left + transit * 0.6 * dayMs
  const eta = etaOf(approvedAt, plan.journey)
  const delays: Step[] =
    late > 0
      ? [
          { kind: 'delay', time: delayedAt, new_value: 'delayed', note: random.pick(reasons) },
          { kind: 'eta', time: delayedAt + 1, new_value: iso(eta + late * dayMs) },
        ]
      : []
  return [
    { kind: 'status', time: left, new_value: 'in_transit', place: request.origin_city },
    ...seen,
    ...delays,
    { kind: 'status', time: arrived, new_value: 'customs', place: request.destination_city },
    {
      kind: 'status',
      time: arrived + customs * dayMs,
      new_value: 'delivered',
      place: request.destination_city,
    },
  ]
}

/** Promised at the beginning: a little later than it will be. */
const etaOf = (approvedAt: number, { prepare, transit, customs }: RequestLifecycle['plan']['journey']) =>
  approvedAt + (prepare + transit + customs + 0.8) * dayMs

function historyOf(random: Random, { request, inquiry }: RequestLifecycle, id: string, steps: Step[]) {
  let status: ShipmentStatus = 'pending'
  let place = request.origin_city
  const { customer } = inquiry
  const history = steps.map(({ time, own = false, kind, new_value = '', note = '', ...step }): Entry => {
    const entry: Entry = {
      id: random.id(time),
      shipment_id: id,
      customer_id: request.customer_id,
      kind,
      old_value: kind === 'status' ? status : kind === 'location' ? place : '',
      new_value,
      place: step.place ?? '',
      note,
      actor_id: own ? customer.id : customer.representative.id,
      actor_name: own ? `${customer.first_name} ${customer.last_name}` : customer.representative.name,
      at: iso(time),
    }
    if (kind === 'created' || kind === 'status') status = new_value as ShipmentStatus
    if (step.place) place = step.place
    return entry
  })
  return { history, status, place }
}

type Made = {
  lifecycle: RequestLifecycle
  id: string
  begunAt: number
  status: ShipmentStatus
  place: string
  steps: Step[]
}

function shipmentOf(random: Random, { lifecycle, id, begunAt, status, place, steps }: Made): Shipment {
  const { request, inquiry, load, answer, answeredAt, plan } = lifecycle
  const isBegun = answer === 'approve' && answeredAt !== null
  const delay = steps.find(({ kind }) => kind === 'delay')
  const isUnderWay = status === 'in_transit' || status === 'customs'
  const isLate = delay !== undefined && isUnderWay
  const isLoaded = isUnderWay || status === 'delivered'
  const containers = isLoaded && load.mode === 'sea_fcl' ? load.units : 0
  const numbers = Array.from({ length: containers }, () => containerNumber(random))
  const eta = isBegun ? etaOf(answeredAt, plan.journey) + (isLate ? plan.journey.late * dayMs : 0) : null
  const delivered = steps.find(({ new_value }) => new_value === 'delivered')
  return {
    id,
    shipment_number: shipmentNumber(id),
    customer_id: request.customer_id,
    request_id: request.id,
    quote_id: isBegun ? request.quote_id : null,
    title: request.title,
    shipment_type: request.shipment_type,
    status,
    delayed: isLate,
    delayed_since: isLate ? iso(delay.time) : null,
    delay_reason: isLate ? (delay.note ?? '') : '',
    origin_country: request.origin_country,
    origin_city: request.origin_city,
    destination_country: request.destination_country,
    destination_city: request.destination_city,
    container_code: numbers[0] ?? '',
    container_numbers: numbers,
    current_location: isLoaded ? place : '',
    quote_amount: isBegun ? request.quote_amount : null,
    quote_currency: isBegun ? request.quote_currency : null,
    eta: eta === null || status === 'cancelled' ? null : iso(eta),
    delivered_at: delivered ? iso(delivered.time) : null,
    operations_assigned_at: isBegun ? iso(answeredAt) : null,
    operations_assigned_to: isBegun ? inquiry.customer.representative.id : null,
    created_at: iso(begunAt),
  }
}

/** With its right check digit, under letters of ours. */
function containerNumber(random: Random): string {
  const firstTen = `KVNU${random.whole(100_000, 999_999)}`
  return `${firstTen}${containerCheckSum(firstTen).digit}`
}
