/** Records the steps that the portal itself knows of: a shipment was opened, its price approved, or it was called off. */
import type { shipmentStep } from '@kervan/domain/shipments/shipments.events.ts'
import { plainEvent } from '@kervan/domain/tracking/told-message.ts'
import type { z } from '@kervan/domain/z.ts'
import { projectShipments } from '#features/tracking/project-shipment.ts'
import { addEvents, type NewEvent } from '#features/tracking/record-events.ts'
import { takeKeptMessagesJob } from '#features/tracking/take-kept-messages.jobs.ts'
import { isoOf } from '#features/tracking/tracking.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type Step = z.output<typeof shipmentStep.data>

/** Whoever took the step has written the state already, so there is nothing to project, unless something else had moved it before. */
export async function recordStep(
  tx: Transaction,
  step: Step,
  services: Pick<Services, 'emit' | 'enqueue'>,
): Promise<void> {
  const at = new Date().toISOString()
  const known = step.step === 'created' ? undefined : await readKnown(tx, step.shipment_id)
  const isApproved = step.step === 'approved'
  const promised = isApproved && known?.promised_at
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
  // Its numbers may have been told of before it was opened.
  if (isApproved && known?.is_numbered)
    await services.enqueue(tx, takeKeptMessagesJob, { shipment_id: step.shipment_id })
  if (known?.was_told) await projectShipments(tx, services, [step.shipment_id])
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

type Known = { promised_at: string | null; was_told: boolean; is_numbered: boolean }

/** `was_told`: of something else than our own steps. */
async function readKnown(tx: Transaction, shipmentId: string) {
  const [shipment] = await tx.asSystem<Known>(
    `select ${isoOf('promised_at')},
       (container_numbers <> '{}' or booking_number || bill_of_lading || air_waybill || cmr_number || plate <> '') as is_numbered,
       exists (select from tracking_events e where e.shipment_id = s.id and e.source <> 'kervan') as was_told
     from shipments s where id = $1`,
    [shipmentId],
  )
  return shipment
}
