/** The shipment of a request, as far as it has come by now, with every step it took. */
import { type ShipmentStatus, shipmentNumber } from '@kervan/domain/shipments/shipments.policy.ts'
import { containerCheckSum } from '@kervan/domain/values/container-number.ts'
import { landway } from '#assembly/demo/history/demo-lanes.ts'
import type { Life } from '#assembly/demo/history/request-life.ts'
import type { Draw } from '#assembly/demo/history/seeded-draw.ts'
import type { shipmentHistory } from '#features/shipments/shipment-history.table.ts'
import type { shipments } from '#features/shipments/shipments.table.ts'

type Entry = typeof shipmentHistory.$inferInsert & { at: string }
export type Shipment = typeof shipments.$inferInsert & {
  id: string
  shipment_number: string
  status: ShipmentStatus
}
export type Travelled = { shipment: Shipment; history: Entry[] }

type Step = Pick<Entry, 'kind'> &
  Partial<Pick<Entry, 'new_value' | 'place' | 'note'>> & { time: number; own?: boolean }

const dayMs = 86_400_000
/** Where a ship was seen is kept of the journeys somebody may still look up. */
const followedMs = 120 * dayMs
const iso = (at: number) => new Date(at).toISOString()

/** A detailed request has a shipment from the start; any other gets one with the customer's yes. */
export function travel(draw: Draw, now: number, life: Life, taken: Set<string>): Travelled | undefined {
  const { request, asking, answer } = life
  const begunAt = request.form === 'detailed' ? asking.at : answer === 'approve' ? life.answeredAt : null
  if (begunAt === null) return undefined
  const isOld = now - begunAt > followedMs
  const steps = stepsOf(draw, life, begunAt)
    .filter(({ time, kind }) => time <= now && !(isOld && kind === 'location'))
    .sort((a, b) => a.time - b.time)
  const id = freshId(draw, begunAt, taken)
  const { history, status, place } = written(draw, life, id, steps)
  const shipment = shipmentOf(draw, { life, id, begunAt, status, place, steps })
  return { shipment: { ...shipment, updated_at: history.at(-1)?.at ?? iso(begunAt) }, history }
}

/** The last digits make the number that is said on the telephone. */
function freshId(draw: Draw, at: number, taken: Set<string>): string {
  for (;;) {
    const id = draw.id(at)
    if (taken.has(id.slice(-8))) continue
    taken.add(id.slice(-8))
    return id
  }
}

function stepsOf(draw: Draw, life: Life, begunAt: number): Step[] {
  const { request, answeredAt, answer, plan } = life
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
  return plan.cancelled ? [created, begun, cancelled] : [created, begun, ...wayOf(draw, life, answeredAt)]
}

const reasons = ['Limanda yoğunluk', 'Hava koşulları', 'Aktarma gecikti', 'Sınırda kuyruk']

function wayOf(draw: Draw, { request, asking, plan }: Life, approvedAt: number): Step[] {
  const { prepare, transit, customs, late } = plan.journey
  const left = approvedAt + prepare * dayMs
  const arrived = left + (transit + late) * dayMs
  const isSea = request.shipment_type === 'sea'
  const way = request.shipment_type === 'air' ? [] : isSea ? asking.lane.seaway : [...landway].reverse()
  const passed = asking.inward ? way : [...way].reverse()
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
          { kind: 'delay', time: delayedAt, new_value: 'delayed', note: draw.pick(reasons) },
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

/** What was promised at the beginning: a little more than it takes. */
const etaOf = (approvedAt: number, { prepare, transit, customs }: Life['plan']['journey']) =>
  approvedAt + (prepare + transit + customs + 0.8) * dayMs

function written(draw: Draw, { request, asking }: Life, id: string, steps: Step[]) {
  let status: ShipmentStatus = 'pending'
  let place = request.origin_city
  const { customer } = asking
  const history = steps.map(({ time, own = false, kind, new_value = '', note = '', ...step }): Entry => {
    const entry: Entry = {
      id: draw.id(time),
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

type Made = { life: Life; id: string; begunAt: number; status: ShipmentStatus; place: string; steps: Step[] }

function shipmentOf(draw: Draw, { life, id, begunAt, status, place, steps }: Made): Shipment {
  const { request, asking, load, answer, answeredAt, plan } = life
  const isBegun = answer === 'approve' && answeredAt !== null
  const delay = steps.find(({ kind }) => kind === 'delay')
  const isUnderWay = status === 'in_transit' || status === 'customs'
  const isLate = delay !== undefined && isUnderWay
  const isLoaded = isUnderWay || status === 'delivered'
  const containers = isLoaded && load.mode === 'sea_fcl' ? load.units : 0
  const numbers = Array.from({ length: containers }, () => containerNumber(draw))
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
    operations_assigned_to: isBegun ? asking.customer.representative.id : null,
    created_at: iso(begunAt),
  }
}

/** With its right check digit, under letters of ours. */
function containerNumber(draw: Draw): string {
  const firstTen = `KVNU${draw.whole(100_000, 999_999)}`
  return `${firstTen}${containerCheckSum(firstTen).digit}`
}
