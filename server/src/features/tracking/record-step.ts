/** Records the steps that the portal itself knows of: a shipment was opened, its price approved, or it was called off. */
import type { shipmentStep } from '@kervan/domain/shipments/shipments.events.ts'
import { plainEvent } from '@kervan/domain/tracking/told-message.ts'
import type { z } from '@kervan/domain/z.ts'
import { addEvents, type NewEvent } from '#features/tracking/record-events.ts'
import { isoOf } from '#features/tracking/tracking.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'

type Step = z.output<typeof shipmentStep.data>

/** Whoever took the step has written the state already, so there is nothing to project. */
export async function recordStep(tx: Transaction, step: Step): Promise<void> {
  const at = new Date().toISOString()
  const promised = step.step === 'approved' ? await promisedAt(tx, step.shipment_id) : null
  await addEvents(tx, step.shipment_id, [
    {
      ...plainEvent,
      source: 'kervan',
      source_event_id: step.step,
      told_at: at,
      happened_at: at,
      kind: step.step,
      note: step.note,
      actor_id: step.actor_id,
      actor_name: step.actor_name,
    },
    ...(promised ? [arrival(promised, at)] : []),
  ])
}

/** The day that the accepted quote names is what we expect until somebody tells better. */
function arrival(happened_at: string, told_at: string): NewEvent {
  return {
    ...plainEvent,
    source: 'kervan',
    source_event_id: 'promise',
    told_at,
    happened_at,
    kind: 'arrived',
    certainty: 'planned',
  }
}

async function promisedAt(tx: Transaction, shipmentId: string): Promise<string | null> {
  const [shipment] = await tx.asSystem<{ promised_at: string | null }>(
    `select ${isoOf('promised_at')} from shipments where id = $1`,
    [shipmentId],
  )
  return shipment?.promised_at ?? null
}
