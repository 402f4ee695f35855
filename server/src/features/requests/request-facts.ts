/** What a mail says of a request, field by field, as a reader wants it. A field that nobody filled in comes out empty. */
import {
  cargoTypeWords,
  deliveryModeWords,
  packagingWords,
  type ShipmentType,
  serviceTypeWords,
  shipmentTypeWords,
  transportModeWords,
  urgencyLevelWords,
} from '@kervan/domain/requests/request-options.ts'
import { dayInIstanbul } from '@kervan/domain/values/calendar-day.ts'
import { readableAmount, readableDay, readableMeasure } from '@kervan/domain/values/readable.ts'
import type { requests } from '#features/requests/requests.table.ts'

type Row = typeof requests.$inferSelect
/** The fields a mail of a request shows. */
export type RequestFacts = Pick<
  Row,
  | 'id'
  | 'customer_id'
  | 'number'
  | 'title'
  | 'description'
  | 'shipment_type'
  | 'origin_country'
  | 'origin_city'
  | 'origin_postal_code'
  | 'origin_address'
  | 'origin_port'
  | 'destination_country'
  | 'destination_city'
  | 'destination_postal_code'
  | 'destination_address'
  | 'destination_port'
  | 'estimated_weight'
  | 'estimated_volume'
  | 'cargo_type'
  | 'preferred_date'
  | 'delivery_mode'
  | 'service_type'
  | 'urgency_level'
  | 'cargo_details'
  | 'quote_due_at'
>
export type Fact = [label: string, value: string]

/** More rows than this are counted, not listed. */
const listedRows = 8

const listed = (parts: readonly string[]) =>
  parts.length > listedRows
    ? `${parts.slice(0, listedRows).join(', ')} ve ${parts.length - listedRows} satır daha`
    : parts.join(', ')
const filled = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ')
const wordOf = (words: Record<string, string>, key: string | null | undefined) =>
  key ? (words[key] ?? key) : ''

export const originOf = (request: RequestFacts) =>
  filled(request.origin_city, request.origin_postal_code, request.origin_country)
export const destinationOf = (request: RequestFacts) =>
  filled(request.destination_city, request.destination_postal_code, request.destination_country)
export const shipmentTypeOf = (request: RequestFacts) => shipmentTypeWords[request.shipment_type]

/** `05/03/2026`, the day it is in Istanbul. */
export const dayOf = (moment: string) => readableDay(dayInIstanbul(new Date(moment)))

const clock = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})
/** `05/03/2026 14:30` */
export const momentOf = (moment: string) => `${dayOf(moment)} ${clock.format(new Date(moment))}`

type Sides = { length: number; width: number; height: number }
const sides = ({ length, width, height }: Sides) => `${length} × ${width} × ${height} cm`

function dimensionsOf({ dimensions, dimension_rows = [] }: Row['cargo_details']): string {
  const rows = dimension_rows.map((row) => `${row.quantity} adet ${sides(row)}`)
  return listed(dimensions ? [sides(dimensions), ...rows] : rows)
}

function piecesOf(cargo: Row['cargo_details']): string {
  const pieces = cargo.piece_count ?? cargo.packages
  const containers = (cargo.container_details ?? []).map(({ type, quantity }) => `${quantity} × ${type}`)
  if (cargo.container_type) containers.push(`${cargo.container_quantity ?? 1} × ${cargo.container_type}`)
  return filled(
    pieces ? `${pieces} parça` : '',
    cargo.pallets ? `${cargo.pallets} palet` : '',
    listed(containers),
  )
}

/** The wizard does not ask: what was not asked is neither wanted nor missing. */
function insuranceOf({ insurance_required, insurance_value, currency_preference }: Row['cargo_details']) {
  if (!insurance_required) return 'İstenmiyor'
  return insurance_value
    ? `İsteniyor, ${readableAmount(insurance_value, currency_preference ?? 'EUR')}`
    : 'İsteniyor'
}

/** Shared containers are charged by weight or measure, whichever is more; everything else by the kilogram. */
function chargeableOf({ cargo_details: cargo, shipment_type, service_type }: RequestFacts): string {
  const { chargeable_weight: weight, fcl_lcl, transport_mode: mode } = cargo
  if (!weight || !/^\d+(\.\d+)?$/.test(weight)) return weight ?? ''
  const isShared = mode ? mode === 'sea_lcl' : service_type === 'LCL' || fcl_lcl === 'LCL'
  return readableMeasure(weight, isShared && shipment_type === 'sea' ? 'W/M' : 'kg')
}

/** What makes a load dearer or refused; said only where it holds. */
function careOf(cargo: Row['cargo_details']): Fact[] {
  const said: [label: string, value: string | false | undefined][] = [
    ['Tehlikeli madde', cargo.hazardous_materials && 'Evet'],
    ['UN numarası', cargo.un_code],
    ['ADR', cargo.adr_required && 'Gerekli'],
    ['Sıcaklık kontrolü', cargo.temperature_controlled && 'Gerekli'],
    ['Üst üste konabilir', cargo.stackable && 'Evet'],
    ['Forklift', cargo.forklift_needed && 'Gerekli'],
  ]
  return said.flatMap(([label, value]): Fact[] => (value ? [[label, value]] : []))
}

/** Where the load changes hands, by the way of travelling. */
const endWords = {
  sea: ['Yükleme limanı', 'Boşaltma limanı'],
  air: ['Yükleme havalimanı', 'Boşaltma havalimanı'],
  land: ['Yükleme terminali', 'Boşaltma terminali'],
} as const satisfies Record<ShipmentType, readonly [string, string]>

/** Every field, in the order in which somebody prices it. */
export function requestFacts(request: RequestFacts): Fact[] {
  const { cargo_details: cargo, shipment_type: type } = request
  const { airport_codes, auto_detected_pol, auto_detected_pod, transport_mode: mode, notes } = cargo
  const [from, to] = endWords[type]
  const said = (label: string, value: string | undefined): Fact[] => (value ? [[label, value]] : [])
  // Only a sea request is asked for its ports; what we found ourselves is said to be a guess.
  const end = (label: string, written: string | undefined, found: string | undefined): Fact[] => {
    const name = written || (found ? `${found} (öneri)` : '')
    return type === 'sea' || name ? [[label, name]] : []
  }
  return [
    ['Talep numarası', request.number],
    ['Başlık', request.title],
    ['Taşıma türü', shipmentTypeOf(request)],
    ...said('Taşıma şekli', mode && transportModeWords[mode]),
    ['Çıkış', originOf(request)],
    ['Alım adresi', request.origin_address],
    ...end(from, request.origin_port || airport_codes?.origin, auto_detected_pol),
    ['Varış', destinationOf(request)],
    ['Teslim adresi', request.destination_address],
    ...end(to, request.destination_port || airport_codes?.destination, auto_detected_pod),
    ['Teslimat şekli', wordOf(deliveryModeWords[type], request.delivery_mode)],
    ['Servis türü', wordOf(serviceTypeWords[type], request.service_type)],
    ['Ağırlık', request.estimated_weight ? readableMeasure(request.estimated_weight, 'kg') : ''],
    ['Hacim', request.estimated_volume ? readableMeasure(request.estimated_volume, 'm³') : ''],
    ...said('Ücrete esas ağırlık', chargeableOf(request)),
    ['Yük', wordOf(cargoTypeWords, request.cargo_type)],
    ['Ambalaj', wordOf(packagingWords, cargo.packaging_type)],
    ['Adet', piecesOf(cargo)],
    ['Ölçüler', dimensionsOf(cargo)],
    ...careOf(cargo),
    ['Incoterm', cargo.incoterm ?? ''],
    ['Aciliyet', wordOf(urgencyLevelWords, request.urgency_level)],
    ...said('Sigorta', mode ? '' : insuranceOf(cargo)),
    ['Tercih edilen tarih', request.preferred_date ? readableDay(request.preferred_date) : ''],
    ...said('Not', notes),
    ['Söz verilen teklif zamanı', momentOf(request.quote_due_at)],
  ]
}
