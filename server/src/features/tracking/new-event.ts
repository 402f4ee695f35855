/** An event as it is of one shipment. */
import type { ToldDetails, ToldEvent } from '@kervan/domain/tracking/told-message.ts'
import { kindOnTheWay, type Way } from '@kervan/domain/tracking/transport-mode.ts'
import { namedNumbers } from '#features/tracking/meant-shipments.ts'
import type { NewEvent } from '#features/tracking/record-events.ts'

const details = ['pieces', 'total_pieces', 'weight_kg', 'vessel_imo', 'service_code'] as const

export function newEvent(told: Omit<ToldEvent, 'content'>, way: Way): NewEvent {
  const { event, vessel, voyage, mode } = told
  const said = details.filter((name) => told[name] !== undefined).map((name) => [name, told[name]])
  return {
    ...event,
    kind: kindOnTheWay(event.kind, event.place_code, mode, way),
    vessel,
    voyage,
    named_numbers: namedNumbers(told.references),
    ...(Object.fromEntries(said) as ToldDetails),
  }
}
