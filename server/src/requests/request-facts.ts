/** What a mail says of a request, field by field, as a reader wants it. A field that nobody filled in comes out empty. */
import {
  cargoTypeWords,
  deliveryModeWords,
  packagingWords,
  serviceTypeWords,
  shipmentTypeWords,
  urgencyLevelWords,
} from '@kervan/domain/requests/request-options.ts'
import { dayInIstanbul } from '@kervan/domain/values/calendar-day.ts'
import { readableAmount, readableDay, readableMeasure } from '@kervan/domain/values/readable.ts'
import type { requests } from '#requests/requests.table.ts'

type Row = typeof requests.$inferSelect
/** The fields a mail of a request shows. */
export type ToldRequest = Pick<
  Row,
  | 'id'
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

export const originOf = (request: ToldRequest) =>
  filled(request.origin_city, request.origin_postal_code, request.origin_country)
export const destinationOf = (request: ToldRequest) =>
  filled(request.destination_city, request.destination_postal_code, request.destination_country)
export const shipmentTypeOf = (request: ToldRequest) => shipmentTypeWords[request.shipment_type]

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

function insuranceOf({ insurance_required, insurance_value, currency_preference }: Row['cargo_details']) {
  if (!insurance_required) return 'İstenmiyor'
  return insurance_value
    ? `İsteniyor, ${readableAmount(insurance_value, currency_preference ?? 'EUR')}`
    : 'İsteniyor'
}

/** Every field, in the order in which somebody prices it. */
export function requestFacts(request: ToldRequest): Fact[] {
  const { cargo_details: cargo, shipment_type: type } = request
  // Only a sea request is asked for its ports.
  const port = (label: string, name: string): Fact[] => (type === 'sea' || name ? [[label, name]] : [])
  return [
    ['Talep numarası', request.number],
    ['Başlık', request.title],
    ['Taşıma türü', shipmentTypeOf(request)],
    ['Çıkış', originOf(request)],
    ['Alım adresi', request.origin_address],
    ...port('Yükleme limanı', request.origin_port),
    ['Varış', destinationOf(request)],
    ['Teslim adresi', request.destination_address],
    ...port('Boşaltma limanı', request.destination_port),
    ['Teslimat şekli', wordOf(deliveryModeWords[type], request.delivery_mode)],
    ['Servis türü', wordOf(serviceTypeWords[type], request.service_type)],
    ['Ağırlık', request.estimated_weight ? readableMeasure(request.estimated_weight, 'kg') : ''],
    ['Hacim', request.estimated_volume ? readableMeasure(request.estimated_volume, 'm³') : ''],
    ['Yük', wordOf(cargoTypeWords, request.cargo_type)],
    ['Ambalaj', wordOf(packagingWords, cargo.packaging_type)],
    ['Adet', piecesOf(cargo)],
    ['Ölçüler', dimensionsOf(cargo)],
    ['Incoterm', cargo.incoterm ?? ''],
    ['Aciliyet', wordOf(urgencyLevelWords, request.urgency_level)],
    ['Sigorta', insuranceOf(cargo)],
    ['Tercih edilen tarih', request.preferred_date ? readableDay(request.preferred_date) : ''],
    ['Söz verilen teklif zamanı', momentOf(request.quote_due_at)],
  ]
}
