/**
 * The number of a box was corrected, one for one: what drivers and our own people said of it was said of the box that is there, so it
 * goes on under the right number, as does the driver's link.
 */
import { currentEvents } from '@kervan/domain/tracking/tracking-event.ts'
import { versionsOfShipment } from '#features/tracking/known-versions.ts'
import { addEvents, type NewEvent } from '#features/tracking/record-events.ts'
import { boxNumbersOf } from '#features/tracking/shipment-numbers.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/** Where several boxes went or came, nobody knows which is which, and nothing is renamed. */
export async function renameBox(
  tx: Transaction,
  { person }: { person: { id: string; full_name: string } },
  shipmentId: string,
  before: readonly string[],
): Promise<void> {
  const after = await boxNumbersOf(tx, shipmentId)
  const [wrong, ...moreWrong] = before.filter((number) => !after.includes(number))
  const [right, ...moreRight] = after.filter((number) => !before.includes(number))
  if (!wrong || !right || moreWrong.length + moreRight.length > 0) return
  await tx.asSystem(
    'update driver_links set container_number = $3 where shipment_id = $1 and container_number = $2',
    [shipmentId, wrong, right],
  )
  const said = currentEvents(await versionsOfShipment(tx, shipmentId)).filter(
    ({ source, container_number }) =>
      container_number === wrong && (source === 'driver' || source === 'staff'),
  )
  const renamed = said.map(
    ({ shipment_id: _, digest: __, by_staff: ___, ...event }): NewEvent => ({
      ...event,
      container_number: right,
      told_at: new Date(Date.parse(event.told_at) + 1).toISOString(),
      actor_id: person.id,
      actor_name: person.full_name,
    }),
  )
  if (renamed.length > 0) await addEvents(tx, shipmentId, renamed)
}
