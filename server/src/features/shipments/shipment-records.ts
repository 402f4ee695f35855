/** Writes shipments, with the system's rights, since customers may not write them. */
import { gatewayOf } from '@kervan/domain/places/gateway-of.ts'
import { shipmentStep } from '@kervan/domain/shipments/shipments.events.ts'
import type { ShipmentStatus } from '@kervan/domain/shipments/shipments.policy.ts'
import { placeCorrections } from '#features/places/place-corrections.queries.ts'
import { grantFreeDays } from '#features/shipments/papers.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

export type ShipmentRecord = {
  id: string
  shipment_number: string
  customer_id: string
  status: ShipmentStatus
}

/** Copied from the shipment's request. */
const descriptionColumns = `title = r.title, shipment_type = r.shipment_type, origin_country = r.origin_country, origin_city = r.origin_city,
  destination_country = r.destination_country, destination_city = r.destination_city`
/** The end of the day on which the accepted quote says it arrives; frozen here. */
const promise = `(select ((q.eta + 1)::timestamp - interval '1 ms') at time zone 'Europe/Istanbul' from quotes q where q.id = r.quote_id)`
const priceColumns = `quote_id = r.quote_id, quote_amount = r.quote_amount, quote_currency = r.quote_currency,
  promised_at = ${promise}, eta = ${promise}`
const record = `s.id, s.shipment_number, s.customer_id, s.status`

/** The number is part of the id and may collide; then the insert is tried with another id. */
const insert = `
  with new as (select uuidv7() as id)
  insert into shipments (id, shipment_number, customer_id, request_id, quote_id, title, shipment_type, status, origin_country,
    origin_city, destination_country, destination_city, quote_amount, quote_currency, promised_at, eta)
  select new.id, 'SH-' || upper(right(new.id::text, 8) collate "C"), r.customer_id, r.id, r.quote_id, r.title, r.shipment_type, $2,
    r.origin_country, r.origin_city, r.destination_country, r.destination_city,
    r.quote_amount, r.quote_currency, ${promise}, ${promise}
  from requests r, new where r.id = $1
  on conflict (shipment_number) do nothing
  returning id, shipment_number, customer_id, status`
const mostTries = 5

/** The box that the customer has named, where it is their own. */
const namedContainer = `select s.id, s.customer_id, regexp_replace(r.cargo_details ->> 'container_number', '[^A-Z0-9]', '', 'g') as number
  from shipments s join requests r on r.id = s.request_id where s.id = $1 and r.cargo_details ->> 'container_number' <> ''`
const addOwnContainer = `insert into containers (shipment_id, customer_id, number) ${namedContainer} on conflict do nothing`
/** The one that was named before. What staff have said something about is theirs and stays. */
const dropOtherContainers = `delete from containers c where c.shipment_id = $1 and c.size_type = '' and c.seal = ''
  and c.number not in (select n.number from (${namedContainer}) n)`

export async function insertShipment(
  tx: Transaction,
  requestId: string,
  status: ShipmentStatus,
): Promise<ShipmentRecord> {
  for (let left = mostTries; left > 0; left -= 1) {
    const [added] = await tx.asSystem<ShipmentRecord>(insert, [requestId, status])
    if (!added) continue
    await tx.asSystem('update requests set shipment_id = $2 where id = $1', [requestId, added.id])
    await setEnds(tx, added.id)
    await tx.asSystem(addOwnContainer, [added.id])
    await grantFreeDays(tx, added.id)
    return added
  }
  throw new Error('No free shipment number was found.')
}

/**
 * Starts the shipment that a detailed request has created, with the request's current data. One that was moved on by events before its
 * price was approved stays where it is; one that was called off is answered as it is.
 */
export async function startWaitingShipment(
  tx: Transaction,
  requestId: string,
): Promise<ShipmentRecord | undefined> {
  const [started] = await tx.asSystem<ShipmentRecord>(
    `update shipments s set status = case s.status when 'pending' then 'preparing' else s.status end, updated_at = now(),
       ${descriptionColumns}, ${priceColumns}
     from requests r where r.id = $1 and s.request_id = r.id returning ${record}`,
    [requestId],
  )
  if (!started) return undefined
  await Promise.all([setEnds(tx, started.id), grantFreeDays(tx, started.id)])
  return started
}

type Ends = {
  shipment_type: 'sea' | 'air' | 'land'
  origin_country: string
  origin_city: string
  destination_country: string
  destination_city: string
  pol: string
  pod: string
}

/** The codes of where it begins and ends: the ports that its quote names, or those of its cities. */
async function setEnds(tx: Transaction, id: string): Promise<void> {
  const [way] = await tx.asSystem<Ends>(
    `select s.shipment_type, s.origin_country, s.origin_city, s.destination_country, s.destination_city,
       coalesce(q.pol, '') as pol, coalesce(q.pod, '') as pod
     from shipments s left join quotes q on q.id = s.quote_id where s.id = $1`,
    [id],
  )
  if (!way) return
  const corrections = await placeCorrections(tx.db)
  const codes = [
    gatewayOf(way.shipment_type, way.origin_city, way.origin_country, way.pol, corrections),
    gatewayOf(way.shipment_type, way.destination_city, way.destination_country, way.pod, corrections),
  ]
  await tx.asSystem('update shipments set origin_code = $2, destination_code = $3 where id = $1', [
    id,
    ...codes,
  ])
}

/** Copies the request's current data to a shipment that still waits for its price. */
export async function updateWaitingShipment(tx: Transaction, requestId: string): Promise<void> {
  const [waiting] = await tx.asSystem<{ id: string }>(
    `update shipments s set updated_at = now(), ${descriptionColumns}
     from requests r where r.id = $1 and s.request_id = r.id and s.status = 'pending' returning s.id`,
    [requestId],
  )
  if (!waiting) return
  await setEnds(tx, waiting.id)
  await tx.asSystem(dropOtherContainers, [waiting.id])
  await tx.asSystem(addOwnContainer, [waiting.id])
}

/**
 * What is called off arrives at no time, and is not late. One that events have moved on before its price was agreed is called off too;
 * what was delivered stays so.
 */
export async function cancelWaitingShipment(
  tx: Transaction,
  requestId: string,
): Promise<ShipmentRecord | undefined> {
  const [cancelled] = await tx.asSystem<ShipmentRecord>(
    `update shipments s set status = 'cancelled', eta = null, delayed = false, delayed_since = null, delay_reason = '', updated_at = now()
     where s.request_id = $1 and s.status not in ('delivered', 'cancelled') returning ${record}`,
    [requestId],
  )
  return cancelled
}

export type Step = { step: 'created' | 'approved' | 'cancelled'; note: string }

/** Tells its tracking. */
export async function announceStep(
  tx: Transaction,
  { emit }: Pick<Services, 'emit'>,
  shipment: ShipmentRecord,
  actor: { id: string; name: string },
  { step, note }: Step,
): Promise<void> {
  await emit(tx, shipmentStep, [], {
    shipment_id: shipment.id,
    step,
    note,
    actor_id: actor.id,
    actor_name: actor.name,
  })
}
