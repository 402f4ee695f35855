/** Lets something be wrong with a few shipments on their way, so that the office finds each kind of exception in a demo. */

import { lateAfterHours } from '@kervan/domain/company/late-after-hours.ts'
import { silentAfterHours } from '@kervan/domain/company/silent-after-hours.ts'
import { demoCustomer } from '#assembly/demo/demo-world.ts'
import { createRandom } from '#assembly/demo/history/seeded-random.ts'
import { retell, type ShipmentLifecycle, type ToldRow } from '#assembly/demo/history/shipment-lifecycle.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const iso = (at: number) => new Date(at).toISOString()

type Trouble = (shipped: ShipmentLifecycle, now: number) => ToldRow[] | undefined

/** Each happens to the first shipments that it can happen to; the demo customer's own story stays as it is. */
const troubles: readonly { trouble: Trouble; times: number }[] = [
  { trouble: runsOutOfFreeTime, times: 2 },
  { trouble: isHeldByCustoms, times: 2 },
  { trouble: passesItsDayInSilence, times: 1 },
  { trouble: fallsSilent, times: 2 },
]

export function inventTrouble(
  all: readonly ShipmentLifecycle[],
  now: number,
): Map<string, ShipmentLifecycle> {
  const changed = new Map<string, ShipmentLifecycle>()
  const onTheirWay = all.filter(
    ({ shipment: { status, customer_id } }) =>
      (status === 'in_transit' || status === 'customs') && customer_id !== demoCustomer.id,
  )
  for (const { trouble, times } of troubles) {
    const befallen = onTheirWay.flatMap((shipped) => {
      const events = changed.has(shipped.shipment.id) ? undefined : trouble(shipped, now)
      return events ? [retell(shipped, events)] : []
    })
    for (const shipped of befallen.slice(0, times)) changed.set(shipped.shipment.id, shipped)
  }
  return changed
}

/** Its box was landed, and one day without a charge is left. */
function runsOutOfFreeTime(shipped: ShipmentLifecycle, now: number): ToldRow[] | undefined {
  const { events, containers, shipment } = shipped
  const days = containers[0]?.free_days_demurrage
  const left = events.find(({ kind }) => kind === 'departed')
  if (!days || !left || events.some(({ kind }) => kind === 'arrived')) return undefined
  const landed = now - (days - 1) * dayMs
  if (Date.parse(left.happened_at) > landed - dayMs) return undefined
  const place_name = shipment.destination_city ?? ''
  return [
    ...events.filter(({ told_at }) => Date.parse(told_at) < landed - 8 * hourMs),
    another(shipped, left, { kind: 'arrived', place_name }, landed - 6 * hourMs),
    another(shipped, left, { kind: 'discharged', place_name }, landed),
    expected(shipped, left, now + 4 * dayMs, now - dayMs),
  ]
}

function isHeldByCustoms(shipped: ShipmentLifecycle, now: number): ToldRow[] | undefined {
  const { events, shipment } = shipped
  const begun = events.findLast(({ kind }) => kind === 'customs_started')
  if (shipment.status !== 'customs' || !begun) return undefined
  const held = Math.max(Date.parse(begun.happened_at) + hourMs, now - 20 * hourMs)
  if (held > now) return undefined
  const reason = 'Menşe belgesi eksik'
  return [
    ...events.filter(({ told_at }) => Date.parse(told_at) <= held),
    another(shipped, begun, { kind: 'customs_held', reason }, held),
    expected(shipped, begun, now + 5 * dayMs, held + 1),
  ]
}

/** The day of its arrival is over for longer than one waits, and nobody says whether it has come. Late it is not: that day was soon enough. */
function passesItsDayInSilence(shipped: ShipmentLifecycle, now: number): ToldRow[] | undefined {
  const { events, shipment } = shipped
  const patience = lateAfterHours[shipment.shipment_type] * hourMs
  const day = now - patience - 12 * hourMs
  const known = events.filter(({ told_at }) => Date.parse(told_at) < day - dayMs)
  const left = known.find(({ kind }) => kind === 'departed')
  if (!left || known.some(({ kind }) => kind === 'arrived' || kind === 'delay_told')) return undefined
  const [departed = 0, promised = 0] = [left.happened_at, shipment.promised_at ?? ''].map(Date.parse)
  const isNearItsEnd = day < promised + patience && day - departed > 0.6 * (promised - departed)
  return isNearItsEnd ? [...known, expected(shipped, left, day, day - dayMs)] : undefined
}

function fallsSilent(shipped: ShipmentLifecycle, now: number): ToldRow[] | undefined {
  const { events, shipment } = shipped
  const last = now - (silentAfterHours[shipment.shipment_type] + 12) * hourMs
  const known = events.filter(({ told_at }) => Date.parse(told_at) <= last)
  return known.some(({ kind }) => kind === 'departed') && !events.some(({ kind }) => kind === 'arrived')
    ? known
    : undefined
}

/** As the other was told, of the same place unless it says another. Its id follows from the shipment's, so that all else stays as it was. */
function another(
  { shipment }: ShipmentLifecycle,
  like: ToldRow,
  said: Pick<ToldRow, 'kind'> & Partial<Pick<ToldRow, 'reason' | 'place_name' | 'certainty' | 'told_at'>>,
  at: number,
): ToldRow {
  const told = said.told_at ? Date.parse(said.told_at) : at
  const id = createRandom(Number.parseInt(shipment.id.slice(-8), 16))
    .branch(said.kind.length)
    .id(told)
  return {
    ...like,
    ...said,
    id,
    source_event_id: id,
    happened_at: iso(at),
    told_at: iso(told),
    heard_at: iso(told),
    note: '',
  }
}

const expected = (shipped: ShipmentLifecycle, like: ToldRow, at: number, told: number) =>
  another(
    shipped,
    like,
    {
      kind: 'delivered',
      certainty: 'estimated',
      told_at: iso(told),
      place_name: shipped.shipment.destination_city ?? '',
    },
    at,
  )
