/** Staff tell of a shipment by hand: an event like any carrier's, with its author. */
import { randomUUID } from 'node:crypto'
import type { LateAfterHours } from '@kervan/domain/company/late-after-hours.ts'
import { shipmentProblems } from '@kervan/domain/shipments/shipments.copy.ts'
import { momentProblem } from '@kervan/domain/tracking/by-hand.ts'
import type { EventByHand } from '@kervan/domain/tracking/staff-tracking.contract.ts'
import { ORPCError } from '@orpc/server'
import { projectionOf, readFollowed } from '#features/tracking/project-shipment.ts'
import { readLateAfterHours } from '#features/tracking/read-late-after-hours.ts'
import { type NewEvent, recordEvents } from '#features/tracking/record-events.ts'
import { storedEvents } from '#features/tracking/tracking.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services, SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

type ToldOf = {
  customer_id: string
  shipment_type: 'sea' | 'air' | 'land'
  promised_at: Date | null
  container_numbers: string[]
}

/** Locked: of two who tell at once the second tells after the first. */
export async function lockShipment(tx: Transaction, id: string): Promise<ToldOf> {
  const [shipment] = await tx.asSystem<ToldOf>(
    'select customer_id, shipment_type, promised_at, container_numbers from shipments where id = $1 for update',
    [id],
  )
  if (!shipment) throw new ORPCError('NOT_FOUND', shipmentProblems.NOT_FOUND)
  return shipment
}

export function tellByHand(context: SignedInCall, told: EventByHand): Promise<{ id: string }> {
  return createOnce(context, told, async (tx) => {
    const wrong = momentProblem(told, Date.now())
    if (wrong) throw new ORPCError('WRONG_MOMENT', { ...shipmentProblems.WRONG_MOMENT, message: wrong })
    if (movesArrival(told) && told.reason === '' && told.note === '')
      throw new ORPCError('REASON_MISSING', shipmentProblems.REASON_MISSING)
    const [shipment, hours] = await Promise.all([lockShipment(tx, told.id), readLateAfterHours(tx)])
    const { kind, status, certainty, happened_at, container_number } = told
    if (container_number && !shipment.container_numbers.includes(container_number))
      throw new ORPCError('UNKNOWN_CONTAINER', shipmentProblems.UNKNOWN_CONTAINER)
    if (kind === 'status_set' && status === (await statusTold(tx, told.id, hours)))
      throw new ORPCError('SAME_STATUS', shipmentProblems.SAME_STATUS)
    const place_name = told.place_code ? await nameOfPlace(tx, told.place_code) : ''
    await recordBy(tx, context, told.id, {
      source: 'staff',
      source_event_id: randomUUID(),
      retracted: false,
      kind,
      status,
      certainty,
      happened_at,
      place_code: told.place_code,
      place_name,
      container_number,
      ...wordsOf(told, shipment, hours),
    })
    return { id: told.id }
  })
}

/** The customer is told why. */
const movesArrival = ({ kind, certainty }: EventByHand) => kind === 'delivered' && certainty !== 'actual'

/** As it follows from what was told so far. */
async function statusTold(tx: Transaction, id: string, hours: LateAfterHours) {
  const [followed, events] = await Promise.all([readFollowed(tx, id), storedEvents(tx, id)])
  return followed && projectionOf(followed, events, hours).status
}

/** Why an arrival is expected at another time is the reason of a delay only where it is one. */
function wordsOf(
  { kind, certainty, happened_at, reason, note }: EventByHand,
  shipment: ToldOf,
  hours: LateAfterHours,
) {
  const isArrival = certainty !== 'actual' && (kind === 'arrived' || kind === 'delivered')
  if (!isArrival || reason === '') return { reason, note }
  const { promised_at, shipment_type } = shipment
  const latest = promised_at && promised_at.getTime() + hours[shipment_type] * 3_600_000
  return latest && Date.parse(happened_at) > latest
    ? { reason, note }
    : { reason: '', note: [reason, note].filter(Boolean).join(' · ') }
}

/** Told now, unless it says when. */
export async function recordBy(
  tx: Transaction,
  { services, person }: { services: Pick<Services, 'emit'>; person: { id: string; full_name: string } },
  shipmentId: string,
  event: Omit<NewEvent, 'told_at' | 'actor_id' | 'actor_name'> & { told_at?: string },
): Promise<void> {
  const by = { actor_id: person.id, actor_name: person.full_name }
  await recordEvents(tx, services, shipmentId, [{ told_at: new Date().toISOString(), ...event, ...by }])
}

async function nameOfPlace(tx: Transaction, code: string): Promise<string> {
  const [place] = await tx.asSystem<{ name: string }>('select name from places where code = $1', [code])
  if (!place) throw new ORPCError('UNKNOWN_PLACE', shipmentProblems.UNKNOWN_PLACE)
  return place.name
}
