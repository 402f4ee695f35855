/** Handlers of what could not be understood or placed, and of files that staff bring in. */
import { trackingMessagesChanged } from '@kervan/domain/tracking/tracking.events.ts'
import { trackingMessagesContract } from '@kervan/domain/tracking/tracking-messages.contract.ts'
import { messageWords } from '@kervan/domain/tracking/tracking-messages.copy.ts'
import type { Way } from '@kervan/domain/tracking/transport-mode.ts'
import { importEvents } from '#features/tracking/import-events.ts'
import { settleFound } from '#features/tracking/keep-messages.ts'
import { newEvent } from '#features/tracking/new-event.ts'
import { placeEvents } from '#features/tracking/place-events.ts'
import { recordEvents, recordEventsOf } from '#features/tracking/record-events.ts'
import { restoreNamed, takeBackNamed } from '#features/tracking/take-back.ts'
import { trackingMessageList, trackingMessageOf } from '#features/tracking/tracking-messages.list.ts'
import { trackingMessages } from '#features/tracking/tracking-messages.table.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { eq } from '#spine/database/drizzle.ts'
import type { Services, SignedInCall } from '#spine/http/call.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor } from '#spine/lists/page-for.ts'

const api = implementContract(trackingMessagesContract)

export const trackingMessagesHandlers = {
  list: api.list.handler(({ input, context }) => pageFor(context, trackingMessageList, input)),
  settle: api.settle.handler(({ input, context, errors }) =>
    withMessage(context, input.id, errors, async (message) => (message.settled_at ? {} : settledBy(context))),
  ),
  reopen: api.reopen.handler(({ input, context, errors }) =>
    withMessage(context, input.id, errors, async (message, tx) => {
      const { shipment_id, settled_by, told, source } = message
      // One that found its shipment by its own event is as little to be opened as what was never kept.
      if (shipment_id && !(settled_by && told)) throw errors.ASSIGNED()
      if (shipment_id && told)
        await takeBackNamed(tx, context, shipment_id, { ...told.event, source }, messageWords.unassigned)
      return { settled_at: null, settled_by: null, shipment_id: null }
    }),
  ),
  assign: api.assign.handler(({ input, context, errors }) =>
    withMessage(context, input.id, errors, async (message, tx) => {
      if (message.shipment_id) throw errors.ASSIGNED()
      if (!message.told) throw errors.UNREADABLE()
      const [shipment] = await tx.query<Way & { id: string }>(
        'select id, shipment_type, origin_code, destination_code from shipments where shipment_number = $1',
        [input.shipment_number.toUpperCase()],
      )
      if (!shipment) throw errors.NO_SUCH_SHIPMENT()
      await give(tx, context.services, { ...message, told: message.told }, shipment)
      // Where it was given to it before and taken from it.
      await restoreNamed(tx, context, shipment.id, { ...message.told.event, source: message.source })
      return { ...settledBy(context), shipment_id: shipment.id }
    }),
  ),
  import: api.import.handler(({ input, context: { services, actor } }) =>
    importEvents(services, actor, input),
  ),
}

/** With everything else that was told under its name. */
async function give(
  tx: Transaction,
  services: Pick<Services, 'emit'>,
  { id, source, heard_at, told }: Pick<Message, 'id' | 'source' | 'heard_at'> & { told: Told },
  shipment: Way & { id: string },
): Promise<void> {
  const name = told.event.source_event_id
  if (told.unnamed) {
    const event = newEvent(told, shipment)
    await recordEvents(tx, services, shipment.id, [{ ...event, told_at: event.told_at || heard_at }])
    return
  }
  const assign = { message_id: id, name, shipment_id: shipment.id }
  const { events, found } = await placeEvents(tx, source, { told: [], assign })
  await recordEventsOf(tx, services, events)
  await settleFound(
    tx,
    found.filter((other) => other.id !== id),
  )
}

type Told = NonNullable<Message['told']>
type Message = typeof trackingMessages.$inferSelect
type Change = Partial<Pick<Message, 'settled_at' | 'settled_by' | 'shipment_id'>>

const settledBy = ({ person }: SignedInCall): Change => ({
  settled_at: new Date().toISOString(),
  settled_by: person.id,
})

/** Whoever acts on the same message at the same time waits for the first. */
function withMessage(
  { services, actor }: SignedInCall,
  id: string,
  errors: { NOT_FOUND: () => Error },
  changeOf: (message: Message, tx: Transaction) => Promise<Change>,
) {
  return services.actAs(actor, async (tx) => {
    const [message] = await tx.db
      .select()
      .from(trackingMessages)
      .where(eq(trackingMessages.id, id))
      .for('update')
    if (!message) throw errors.NOT_FOUND()
    const change = await changeOf(message, tx)
    if (Object.keys(change).length > 0) {
      await tx.db.update(trackingMessages).set(change).where(eq(trackingMessages.id, id))
      await services.emit(tx, trackingMessagesChanged, ['staff'], {})
    }
    const [after] = await trackingMessageOf(tx.db, id)
    if (!after) throw errors.NOT_FOUND()
    return after
  })
}
