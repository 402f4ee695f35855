/** A number was written on a shipment: what was told of it before, and kept for staff because nobody had it, is taken in and closed. */
import type { ToldEvent } from '@kervan/domain/tracking/told-message.ts'
import type { TrackingSource } from '@kervan/domain/tracking/tracking-event.ts'
import { plainCode } from '@kervan/domain/values/typed-code.ts'
import { notPlaced } from '#features/tracking/not-placed.ts'
import { type Numbers, numbersOf } from '#features/tracking/shipment-numbers.ts'
import { takeInside } from '#features/tracking/take-message.ts'
import { system, type Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'
import { defineJob, type JobHandler } from '#spine/jobs/job.ts'

type ShipmentId = { shipment_id: string }

export const takeKeptMessagesJob = defineJob<ShipmentId>({
  name: 'take-kept-messages',
  retries: 4,
  retryDelay: 5,
  expireSeconds: 60,
})

/** A job of its own, since what tells of an event waits for its name before it waits for a shipment. */
export function createTakeKeptMessages(services: Pick<Services, 'actAs' | 'emit'>): JobHandler<ShipmentId> {
  return async ({ shipment_id }) => {
    const kept = await services.actAs(system, async (tx) =>
      messagesNaming(tx, await numbersOf(tx, shipment_id)),
    )
    for (const [source, messages] of Map.groupBy(kept, (message) => message.source)) {
      const events = messages.map(({ told, content }) => ({ ...told, content }))
      await services.actAs(system, (tx) => takeInside(tx, services, source, { events, unclear: [] }))
    }
  }
}

type Kept = { source: TrackingSource; told: Omit<ToldEvent, 'content'>; content: string }

/** Those that wait for a shipment, however they spell its number. What is doubted for its date waits for staff. */
function messagesNaming(tx: Transaction, { all, plates }: Numbers): Promise<Kept[]> {
  return tx.asSystem<Kept>(
    `select source, told, content from tracking_messages
     where settled_at is null and told is not null and why = any($2::text[]) and exists (
       select from jsonb_each(told -> 'references') as named (kind, codes), jsonb_array_elements_text(codes) as code
       where regexp_replace(upper(code collate "C"), '[^A-Z0-9]', '', 'g') = any($1::text[]))
     order by id`,
    // Inland nobody writes the country of a plate, but a carrier may.
    [[...all.map(plainCode), ...plates.map((plate) => `TR${plate}`)], Object.values(notPlaced)],
  )
}
