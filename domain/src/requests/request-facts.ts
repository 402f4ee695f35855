/** The facts of a request about route, cargo, transport and trade, in Turkish and in groups, for screens and mails. Without zod. */
import { doorsOf } from '#requests/delivery-ends.ts'
import { isSoldWhole } from '#requests/price-band-basis.ts'
import type { RequestDetail } from '#requests/request.ts'
import {
  airlineWords,
  cargoTypeWords,
  containerTypeWords,
  deliveryModeWords,
  fclLclWords,
  loadShareWords,
  packagingWords,
  paymentTermWords,
  serviceDetailWords,
  serviceTypeWords,
  shipmentTypeWords,
  transitPreferenceWords,
  transportModeWords,
  urgencyLevelWords,
  vehicleWords,
  volumeCommitmentWords,
  wizardContainerWords,
} from '#requests/request-options.ts'
import { formatDate } from '#values/format-date.ts'
import { formatMeasure, formatMoney, formatVolume, formatWeight } from '#values/format-number.ts'

export type FactSource = Pick<
  RequestDetail,
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
  | 'requester_company'
  | 'cargo_details'
>
/** A value of several items has a line for each. */
export type Fact = { label: string; value: string }
type FactGroup = { title: string; facts: readonly Fact[] }

const fact = (label: string, value: string | number | null | undefined): Fact[] =>
  value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }]
const yes = (label: string, holds: boolean | undefined): Fact[] => (holds ? [{ label, value: 'Evet' }] : [])
/** An unknown value is shown as it is. */
const word = (words: Readonly<Record<string, string>>, value: string | null | undefined) =>
  value ? (words[value] ?? value) : null

/** Leaves out what is not known. */
export function requestFacts(request: FactSource): FactGroup[] {
  return [
    { title: 'Güzergâh', facts: routeFacts(request) },
    { title: 'Yük', facts: cargoFacts(request) },
    { title: 'Taşıma ve zaman', facts: transportFacts(request) },
    { title: 'Ticaret', facts: tradeFacts(request) },
  ].filter(({ facts }) => facts.length > 0)
}

/** Names of the places of loading and unloading, by shipment type. */
const endWords = {
  sea: { from: 'Yükleme limanı', to: 'Boşaltma limanı' },
  air: { from: 'Yükleme havalimanı', to: 'Boşaltma havalimanı' },
  land: { from: 'Yükleme terminali', to: 'Boşaltma terminali' },
}

/** A port that we have suggested and the customer has not chosen. */
const guess = (port: string | undefined) => port && `${port} (öneri)`

function routeFacts(request: FactSource): Fact[] {
  const ends = endWords[request.shipment_type]
  const { auto_detected_pol, auto_detected_pod, airport_codes } = request.cargo_details
  const place = (...parts: string[]) => parts.filter(Boolean).join(', ')
  return [
    ...fact('Çıkış', place(request.origin_city, request.origin_country)),
    ...fact('Çıkış posta kodu', request.origin_postal_code),
    ...fact('Alım adresi', request.origin_address),
    ...fact(ends.from, request.origin_port || guess(auto_detected_pol)),
    ...fact('Çıkış havalimanı', airport_codes?.origin),
    ...fact('Varış', place(request.destination_city, request.destination_country)),
    ...fact('Varış posta kodu', request.destination_postal_code),
    ...fact('Teslim adresi', request.destination_address),
    ...fact(ends.to, request.destination_port || guess(auto_detected_pod)),
    ...fact('Varış havalimanı', airport_codes?.destination),
  ]
}

function cargoFacts(request: FactSource): Fact[] {
  const details = request.cargo_details
  const { estimated_weight: weight, estimated_volume: volume, cargo_type } = request
  return [
    ...fact('Yükün türü', word(cargoTypeWords, cargo_type)),
    ...fact('Brüt ağırlık', weight && formatWeight(weight)),
    ...fact('Hacim', volume && formatVolume(volume)),
    ...fact('Ücrete esas ağırlık', chargeable(request)),
    ...fact('Ambalaj', word(packagingWords, details.packaging_type)),
    ...fact('Kap adedi', details.packages),
    ...fact('Parça adedi', details.piece_count),
    ...fact('Palet adedi', details.pallets),
    ...fact(
      'Ölçüler',
      [
        ...measures(details.dimensions ? [details.dimensions] : []),
        ...measures(details.dimension_rows ?? []),
      ].join('\n'),
    ),
    ...fact('Konteynerler', containers(request)),
    ...fact('Konteyner numarası', details.container_number),
    ...yes('Üst üste konabilir', details.stackable),
    ...yes('Forklift gerekir', details.forklift_needed),
    ...yes('Tehlikeli madde', details.hazardous_materials),
    ...fact('UN numarası', details.un_code),
    ...yes('Sıcaklık kontrollü', details.temperature_controlled),
  ]
}

/** LCL is charged by weight or measure (W/M), everything else by the kilogram; what is sold whole by neither. */
function chargeable({ cargo_details: details, shipment_type, service_type }: FactSource): string | null {
  const { chargeable_weight: weight, fcl_lcl, transport_mode: mode, pallets, vehicle_count } = details
  if (!weight || (mode && isSoldWhole({ transport_mode: mode, pallets, vehicles: vehicle_count })))
    return null
  const isShared = mode ? mode === 'sea_lcl' : service_type === 'LCL' || fcl_lcl === 'LCL'
  return formatMeasure(weight, isShared && shipment_type === 'sea' ? 'W/M' : 'kg')
}

type Measured = { length: number; width: number; height: number; quantity?: number }

/** With a non-breaking space, so that number and unit stay on one line. */
const pieces = (quantity: number, of: string) => `${quantity}\u00a0adet ${of}`

/** The count is written apart, since `3 × 120 × 80 × 100 cm` would read as one product. */
function measures(rows: readonly Measured[]): string[] {
  return rows.map(({ length, width, height, quantity }) => {
    const size = [length, '×', width, '×', height, 'cm'].join('\u00a0')
    return quantity === undefined ? size : pieces(quantity, size)
  })
}

function containers({ cargo_details: details }: FactSource): string {
  const rows = details.container_details ?? []
  const { container_type: type, container_quantity: quantity } = details
  const chosen = type ? [pieces(quantity ?? 1, containerTypeWords[type])] : []
  return [...rows.map((row) => pieces(row.quantity, wizardContainerWords[row.type])), ...chosen].join('\n')
}

function transportFacts(request: FactSource): Fact[] {
  const details = request.cargo_details
  const { shipment_type: type, preferred_date } = request
  const modes = { ...deliveryModeWords.sea, ...deliveryModeWords.air, ...deliveryModeWords.land }
  const services = {
    ...serviceTypeWords.sea,
    ...serviceTypeWords.air,
    ...serviceTypeWords.land,
    ...serviceTypeWords[type],
  }
  return [
    ...fact('Taşıma türü', word(shipmentTypeWords, type)),
    ...fact('Taşıma şekli', word(transportModeWords, details.transport_mode)),
    ...fact('Teslimat şekli', word(modes, request.delivery_mode)),
    ...fact('Servis türü', word(services, request.service_type)),
    ...fact(
      'Servis ayrıntısı',
      word({ ...serviceDetailWords.sea, ...serviceDetailWords.land }, details.service_detail),
    ),
    ...fact('FCL veya LCL', word(fclLclWords, details.fcl_lcl)),
    ...fact('Parsiyel veya komple', word(loadShareWords, details.partial_full)),
    ...fact('Havayolu', word(airlineWords, details.preferred_airline)),
    ...fact('Araç tipi', word(vehicleWords, details.vehicle_type)),
    ...fact('Araç adedi', details.vehicle_count),
    ...fact('Gereken ekipman', details.equipment_needed),
    ...yes('GPS ile izleme', details.gps_tracking),
    ...yes('ADR gerekir', details.adr_required),
    ...fact('Tercih edilen tarih', preferred_date && formatDate(preferred_date)),
    ...fact('Cut-off tarihi', details.cut_off_date && formatDate(details.cut_off_date)),
    ...fact('Aciliyet', word(urgencyLevelWords, request.urgency_level)),
    ...fact('Transit süre', word(transitPreferenceWords, details.transit_time_preference)),
    ...yes('Başka güzergâh önerilebilir', details.alternative_routes_allowed),
  ]
}

function tradeFacts({ requester_company, cargo_details: details }: FactSource): Fact[] {
  const { insurance_required, insurance_value: insured, currency_preference: currency } = details
  return [
    ...fact('Talep eden şirket', requester_company),
    ...fact('Teslim şekli', details.incoterm),
    ...fact(
      'Sigorta',
      insurance_required === undefined ? null : insurance_required ? 'İsteniyor' : 'İstenmiyor',
    ),
    ...fact('Sigorta bedeli', insured && formatMoney(insured, currency ?? 'EUR')),
    ...fact('Ödeme koşulu', word(paymentTermWords, details.payment_terms)),
    ...fact('İstenen para birimi', currency),
    ...fact('Hacim taahhüdü', word(volumeCommitmentWords, details.volume_commitment)),
  ]
}

/** Labels of the facts that a price usually depends on. */
const wantedLabels = [
  ...['Çıkış', 'Alım adresi', 'Varış', 'Teslim adresi', 'Brüt ağırlık', 'Hacim', 'Yükün türü', 'Ambalaj'],
  ...['Adet', 'Ölçüler', 'Teslimat şekli', 'Servis türü', 'Tercih edilen tarih', 'Aciliyet', 'Teslim şekli'],
]
const counts = ['Kap adedi', 'Parça adedi', 'Palet adedi', 'Konteynerler', 'Araç adedi']

/** The labels of wanted facts that the request does not have; ports are wanted by sea only, addresses where there is a door. */
export function missingFacts(request: FactSource): string[] {
  const known = requestFacts(request).flatMap(({ facts }) => facts.map(({ label }) => label))
  if (counts.some((label) => known.includes(label))) known.push('Adet')
  const ports = request.shipment_type === 'sea' ? Object.values(endWords.sea) : []
  const door = doorsOf(request.delivery_mode)
  // Before somebody has said how it is delivered, an address may be needed at either end.
  const unwanted = request.delivery_mode
    ? [...(door.origin ? [] : ['Alım adresi']), ...(door.destination ? [] : ['Teslim adresi'])]
    : []
  return [...wantedLabels, ...ports].filter((label) => !known.includes(label) && !unwanted.includes(label))
}
