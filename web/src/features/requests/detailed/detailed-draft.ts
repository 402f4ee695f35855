/** The draft of the detailed form: all fields of all shipment types as text or flag, so that changing the type loses nothing. */
import { doorsOf } from '@kervan/domain/requests/delivery-ends.ts'
import { type ShipmentType, serviceDetailWords } from '@kervan/domain/requests/request-options.ts'

const blank = {
  title: '',
  shipment_type: '' as ShipmentType | '',
  delivery_mode: '',
  service_type: '',
  origin_city: '',
  origin_country: '',
  origin_postal_code: '',
  origin_address: '',
  destination_city: '',
  destination_country: '',
  destination_postal_code: '',
  destination_address: '',
  preferred_date: '',
  urgency_level: 'standard',
  cargo_type: 'general',
  packaging_type: '',
  piece_count: '',
  length: '',
  width: '',
  height: '',
  estimated_weight: '',
  estimated_volume: '',
  stackable: false,
  hazardous_materials: false,
  un_code: '',
  temperature_controlled: false,
  description: '',
  service_detail: '',
  container_type: '',
  container_quantity: '',
  container_number: '',
  fcl_lcl: '',
  cut_off_date: '',
  airport_origin: '',
  airport_destination: '',
  preferred_airline: '',
  vehicle_type: '',
  vehicle_count: '',
  partial_full: '',
  gps_tracking: false,
  adr_required: false,
  incoterm: '',
  insurance_required: false,
  insurance_value: '',
  equipment_needed: '',
  transit_time_preference: '',
  payment_terms: '',
  currency_preference: 'EUR',
  volume_commitment: '',
  requester_company: '',
  alternative_routes_allowed: false,
}
export type DetailedDraft = typeof blank
export type DraftName = keyof DetailedDraft
type NamesOf<Kind> = { [Name in DraftName]: DetailedDraft[Name] extends Kind ? Name : never }[DraftName]
export type TextName = Exclude<NamesOf<string>, 'shipment_type'>
export type FlagName = NamesOf<boolean>
export type Change = (part: Partial<DetailedDraft>) => void

export const blankDraft = (): DetailedDraft => ({ ...blank })

export function isBlank(draft: DetailedDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(blank)
}

export const sides = ['length', 'width', 'height'] as const

/** The fields that only one shipment type has. Fields of other types are neither shown nor sent. */
const transportFields: Record<ShipmentType, ReadonlySet<DraftName>> = {
  sea: new Set([
    'service_detail',
    'fcl_lcl',
    'container_type',
    'container_quantity',
    'container_number',
    'cut_off_date',
  ]),
  air: new Set(['airport_origin', 'airport_destination', 'preferred_airline']),
  land: new Set([
    'service_detail',
    'vehicle_type',
    'vehicle_count',
    'partial_full',
    'gps_tracking',
    'adr_required',
  ]),
}
const typeSpecificFields = new Set(Object.values(transportFields).flatMap((names) => [...names]))

/** By its kind or by its flag. */
export const isDangerous = ({ cargo_type, hazardous_materials }: DetailedDraft) =>
  cargo_type === 'dangerous' || hazardous_materials

const ofWhole = new Set<DraftName>([
  'container_type',
  'container_quantity',
  'container_number',
  'vehicle_count',
])
const sharedServices = new Set(['LCL', 'LTL', 'GROUPAGE'])
const isShared = ({ service_type, fcl_lcl, partial_full, shipment_type }: DetailedDraft) =>
  sharedServices.has(service_type) ||
  (shipment_type === 'sea' && fcl_lcl === 'LCL') ||
  (shipment_type === 'land' && partial_full === 'partial')

export function isShown(draft: DetailedDraft, name: DraftName): boolean {
  if (name === 'un_code') return isDangerous(draft)
  // A port, an airport or a terminal has no street.
  if (name === 'origin_address') return draft.delivery_mode === '' || doorsOf(draft.delivery_mode).origin
  if (name === 'destination_address')
    return draft.delivery_mode === '' || doorsOf(draft.delivery_mode).destination
  if (name === 'insurance_value') return draft.insurance_required
  if (name === 'service_detail') return Object.keys(detailsOfService(draft)).length > 0
  // What shares its container or truck with others has none of its own.
  if (ofWhole.has(name) && isShared(draft)) return false
  if (!typeSpecificFields.has(name)) return true
  return draft.shipment_type !== '' && transportFields[draft.shipment_type].has(name)
}

/** The details of the chosen service, such as `FCL_DIRECT` for FCL; all of them before a service is chosen. */
export function detailsOfService({ shipment_type: type, service_type }: DetailedDraft) {
  const all: Readonly<Record<string, string>> = type === '' ? {} : serviceDetailWords[type]
  if (service_type === '') return all
  return Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith(`${service_type}_`)))
}

/** Delivery mode and service depend on the shipment type, so another type clears them. */
export function chooseType(shipment_type: ShipmentType): Partial<DetailedDraft> {
  return { shipment_type, delivery_mode: '', service_type: '', service_detail: '' }
}

const shareOfService: Readonly<Record<string, Partial<DetailedDraft>>> = {
  FCL: { fcl_lcl: 'FCL' },
  LCL: { fcl_lcl: 'LCL' },
  FTL: { partial_full: 'full' },
  LTL: { partial_full: 'partial' },
}

/** The service determines whether a full container or lorry is needed. */
export function chooseService(service_type: string): Partial<DetailedDraft> {
  return { service_type, service_detail: '', ...shareOfService[service_type] }
}

/** Dangerous and refrigerated cargo sets its flag. */
export function chooseCargo(cargo_type: string): Partial<DetailedDraft> {
  return {
    cargo_type,
    ...(cargo_type === 'dangerous' && { hazardous_materials: true }),
    ...(cargo_type === 'reefer' && { temperature_controlled: true }),
  }
}
