/** Routes on maps: by sea, road and air, on the way, before it and after it, and one whose ends nobody knows. */
import { drawRoute } from '@kervan/domain/tracking/drawn-route.ts'
import { routeAnswer } from '@kervan/domain/tracking/route-answer.ts'
import type { Drawn } from '@kervan/domain/tracking/route-stops.ts'
import type { ShipmentRoute } from '@kervan/domain/tracking/shipment-map.contract.ts'
import { plainEvent } from '@kervan/domain/tracking/told-message.ts'
import type { TrackingEvent } from '@kervan/domain/tracking/tracking-event.ts'
import { Specimen } from '#assembly/catalogue/specimen.tsx'
import { RouteMap } from '#features/tracking/map/route-map.tsx'

type Happening = [
  kind: TrackingEvent['kind'],
  day: number,
  place: string,
  certainty?: TrackingEvent['certainty'],
]
const day = (number: number): string => new Date(Date.UTC(2026, 2, number, 9, 30)).toISOString()

function route(
  mode: Drawn['shipment_type'],
  from: string,
  to: string,
  today: number,
  happenings: Happening[],
): ShipmentRoute {
  const shipment = {
    shipment_type: mode,
    origin_code: from.length === 5 ? from : '',
    origin_city: from,
    destination_code: to,
    destination_city: '',
    promised_at: null,
    containers: [],
  }
  const events = happenings.map(
    ([kind, at, place, certainty = 'actual'], index): TrackingEvent => ({
      ...plainEvent,
      source: 'built_in',
      source_event_id: String(index),
      told_at: day(1),
      kind,
      certainty,
      happened_at: day(at),
      place_code: /^[A-Z]{5}$/.test(place) ? place : '',
      place_name: place,
    }),
  )
  return { shipment_id: '', shipment_type: mode, ...routeAnswer(drawRoute(shipment, events, day(today))) }
}

const routes: [name: string, ShipmentRoute][] = [
  [
    'Şanghay – İstanbul',
    route('sea', 'CNSHA', 'TRIST', 17, [
      ['departed', 1, 'CNSHA'],
      ['checkpoint', 3, 'Tayvan Boğazı'],
      ['checkpoint', 8, 'Singapur Boğazı'],
      ['checkpoint', 13, 'Sri Lanka açıkları'],
      ['arrived', 30, 'TRIST', 'estimated'],
    ]),
  ],
  [
    'Hamburg – İzmir',
    route('sea', 'DEHAM', 'TRIZM', 6, [
      ['departed', 1, 'DEHAM'],
      ['checkpoint', 2, 'Dover Boğazı'],
      ['checkpoint', 5, 'Cebelitarık Boğazı'],
      ['arrived', 11, 'TRIZM', 'estimated'],
    ]),
  ],
  [
    'New York – Mersin',
    route('sea', 'USNYC', 'TRMER', 8, [
      ['departed', 2, 'USNYC'],
      ['arrived', 11, 'ESALG', 'estimated'],
      ['departed', 13, 'ESALG', 'planned'],
      ['arrived', 19, 'TRMER', 'planned'],
    ]),
  ],
  [
    'İstanbul – Almatı',
    route('land', 'TRIST', 'KZALA', 5, [
      ['departed', 1, 'TRIST'],
      ['border_crossing', 3, 'Sarp'],
      ['arrived', 12, 'KZALA', 'estimated'],
    ]),
  ],
  [
    'Frankfurt – İstanbul',
    route('air', 'DEFRA', 'TRIST', 5, [
      ['departed', 4, 'DEFRA'],
      ['arrived', 6, 'TRIST', 'estimated'],
    ]),
  ],
  ['Yola çıkmadı', route('sea', 'CNSHA', 'USLAX', 1, [['departed', 4, 'CNSHA', 'planned']])],
  [
    'Vardı',
    route('land', 'DEMUC', 'TRBTZ', 9, [
      ['departed', 1, 'DEMUC'],
      ['border_crossing', 4, 'Kapıkule'],
      ['arrived', 6, 'TRBTZ'],
      ['delivered', 7, 'TRBTZ'],
    ]),
  ],
  ['Yeri bilinmiyor', route('sea', 'Bilinmez', 'TRIST', 3, [['departed', 1, 'Bilinmez']])],
]

export function MapSection() {
  return routes.map(([name, one]) => (
    <Specimen key={name} name={name} className="block">
      <RouteMap route={one} />
    </Specimen>
  ))
}
