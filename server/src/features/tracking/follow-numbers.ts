/**
 * Staff correct the number of a box or a paper: what was told of the wrong one leaves the shipment, the carrier is asked anew from the
 * beginning, and what was kept about the right one is taken in. A number that is written again brings back what left with it. A truck's
 * plate changes on the way without having been wrong, so nothing leaves with it.
 */

import { nameOf, versionsInOrder } from '@kervan/domain/tracking/tracking-event.ts'
import { correctedNumber } from '@kervan/domain/tracking/tracking-messages.copy.ts'
import { type StoredVersion, versionsOfShipment } from '#features/tracking/known-versions.ts'
import { addEvents, type NewEvent } from '#features/tracking/record-events.ts'
import { type Numbers, numbersOf } from '#features/tracking/shipment-numbers.ts'
import { takeKeptMessagesJob } from '#features/tracking/take-kept-messages.jobs.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type By = { services: Pick<Services, 'enqueue'>; person: { id: string; full_name: string } }

/** The names of its events and the shipment are locked, and the new numbers are written; whoever calls brings its state up to it. */
export async function followNumbers(
  tx: Transaction,
  { services, person }: By,
  shipmentId: string,
  before: Numbers,
): Promise<void> {
  const after = await numbersOf(tx, shipmentId)
  const added = without(after.all, before.all)
  const removed = without(without(before.all, before.plates), after.all)
  if (added.length + removed.length === 0) return
  const words = [...Map.groupBy(await versionsOfShipment(tx, shipmentId), nameOf).values()]
  const isAskedWrongly = before.asked.length > 0 && without(before.asked, after.all).length > 0
  const moved = words.flatMap((versions) => {
    const named = versions.flatMap(({ named_numbers }) => named_numbers)
    const isNamed = (numbers: readonly string[]) => named.some((number) => numbers.includes(number))
    const last = versionsInOrder(versions).at(-1)
    if (!last) return []
    const hasLeft = last.retracted && last.by_staff && last.naming === 'another'
    if (hasLeft) return isNamed(added) ? [anotherVersion(last, false)] : []
    const isOfAnother =
      named.length > 0
        ? isNamed(removed) && !isNamed(after.all)
        : last.naming === 'asked' && removed.length > 0 && isAskedWrongly
    return isOfAnother && !last.retracted ? [anotherVersion(last, true)] : []
  })
  const by = { actor_id: person.id, actor_name: person.full_name }
  if (moved.length > 0)
    await addEvents(
      tx,
      shipmentId,
      moved.map((event) => ({ ...event, ...by })),
    )
  // Without its row the shipment comes first in the next turn, and is asked about from the beginning.
  await tx.asSystem('delete from carrier_polls where shipment_id = $1', [shipmentId])
  if (added.length > 0) await services.enqueue(tx, takeKeptMessagesJob, { shipment_id: shipmentId })
}

/** Of one moment the retraction counts, so what comes back is told a moment later. */
function anotherVersion(version: StoredVersion, leaves: boolean): NewEvent {
  const { shipment_id: _, digest: __, by_staff: ___, told_at, ...content } = version
  return leaves
    ? { ...content, told_at, retracted: true, naming: 'another', note: correctedNumber }
    : {
        ...content,
        told_at: new Date(Date.parse(told_at) + 1).toISOString(),
        retracted: false,
        naming: 'this',
        note: '',
      }
}

const without = (numbers: readonly string[], others: readonly string[]): string[] =>
  numbers.filter((number) => !others.includes(number))
