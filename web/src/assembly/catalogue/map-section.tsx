/** Routes on maps: by sea, road and air, on the way, before it and after it, and one whose ends nobody knows. */
import { drawRoute } from '@kervan/domain/tracking/drawn-route.ts'
import type { Followed } from '@kervan/domain/tracking/followed-shipment.ts'
import { routeAnswer } from '@kervan/domain/tracking/route-answer.ts'
import type { Fleet, FleetShipment, ShipmentRoute } from '@kervan/domain/tracking/shipment-map.contract.ts'
import { plainEvent } from '@kervan/domain/tracking/told-message.ts'
import type { TrackingEvent } from '@kervan/domain/tracking/tracking-event.ts'
import { Specimen } from '#assembly/catalogue/specimen.tsx'
import { FleetMap } from '#features/tracking/map/fleet-map.tsx'
import { RouteMap } from '#features/tracking/map/route-map.tsx'

type Happening = [
  kind: TrackingEvent['kind'],
  day: number,
  place: string,
  certainty?: TrackingEvent['certainty'],
]
const day = (number: number): string => new Date(Date.UTC(2026, 2, number, 9, 30)).toISOString()

function route(
  mode: Followed['shipment_type'],
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

const routes: [[string, ShipmentRoute], ...[name: string, route: ShipmentRoute][]] = [
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

const fleet: Fleet = {
  has_more: false,
  lanes: routes.slice(0, 5).map(([, { legs }]) => legs.flatMap(({ path }) => path)),
  shipments: Array.from({ length: 23 }, (_, index): FleetShipment => {
    const [lane = '', { present, shipment_type }] = routes[index % 5] ?? routes[0]
    const [origin_city = '', destination_city = ''] = lane.split(' – ')
    const isEarly = index % 7 === 3
    const longitude = (present?.longitude ?? 0) + (index % 3) * 6
    return {
      id: String(index),
      shipment_number: `SH-${(index * 7919 + 4096).toString(16).toUpperCase()}`,
      shipment_type,
      status: isEarly ? 'preparing' : 'in_transit',
      delayed: index % 11 === 5,
      origin_city,
      origin_country: '',
      destination_city,
      destination_country: '',
      eta: day(20 + index),
      position: index === 22 ? null : { longitude, latitude: present?.latitude ?? 0 },
      estimated: !isEarly,
      last_name: present?.last_name ?? '',
    }
  }),
}

export function MapSection() {
  return (
    <>
      {routes.map(([name, one]) => (
        <Specimen key={name} name={name} className="block">
          <RouteMap route={one} />
        </Specimen>
      ))}
      <Specimen name="Yoldaki gönderiler" className="block">
        <FleetMap fleet={fleet} addressOf={() => '#harita'} />
      </Specimen>
      <Specimen name="Yolda gönderi yok" className="block">
        <FleetMap fleet={{ shipments: [], lanes: [], has_more: false }} addressOf={() => '#harita'} />
      </Specimen>
    </>
  )
}
