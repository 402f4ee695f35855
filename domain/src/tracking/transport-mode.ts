/**
 * What an event means on the way of a shipment, by what carries the goods there: a truck on a ship is on a ferry, and a box that a train
 * brings to the port has not arrived.
 */
import { isSameCity } from '#places/known-places.ts'
import type { EventKind } from '#tracking/event-kinds.ts'

export type TransportMode = 'vessel' | 'barge' | 'ferry' | 'rail' | 'truck'

export type Way = { shipment_type: 'sea' | 'air' | 'land'; origin_code: string; destination_code: string }

const onFerry: Partial<Record<EventKind, EventKind>> = {
  loaded: 'ferry_loaded',
  departed: 'ferry_loaded',
  arrived: 'ferry_unloaded',
  discharged: 'ferry_unloaded',
}
const inland: Partial<Record<EventKind, EventKind>> = {
  departed: 'in_transit',
  arrived: 'checkpoint',
  discharged: 'checkpoint',
}
const afloat: readonly TransportMode[] = ['vessel', 'barge', 'ferry']

export function kindOnTheWay(
  kind: EventKind,
  place_code: string,
  mode: TransportMode | undefined,
  { shipment_type, origin_code, destination_code }: Way,
): EventKind {
  if (!mode || shipment_type === 'air') return kind
  const isFerry = mode === 'ferry' || (shipment_type === 'land' && afloat.includes(mode))
  const isInland = shipment_type === 'sea' && mode !== 'vessel'
  const meant = isFerry ? onFerry[kind] : isInland ? inland[kind] : undefined
  if (!meant) return kind
  // Where the way begins and ends it is a departure and an arrival, whatever carries it; and so where nobody says the place.
  const end = kind === 'departed' ? origin_code : destination_code
  const isEnd = place_code === '' || end === '' || isSameCity(place_code, end)
  return kind !== 'loaded' && isEnd ? kind : meant
}
