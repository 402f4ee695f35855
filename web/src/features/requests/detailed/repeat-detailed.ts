/** Converts an earlier request into a draft of the detailed form; dates in the past are left empty. */
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { deliveryModeWords, serviceTypeWords, urgencyWords } from '@kervan/domain/requests/request-options.ts'
import { writeDecimal } from '@kervan/domain/values/decimal-input.ts'
import { decimalUnits } from '@kervan/domain/values/decimal-text.ts'
import { blankDraft, type DetailedDraft } from '#features/requests/detailed/detailed-draft.ts'

export function draftFrom(request: RequestDetail, today: string): DetailedDraft {
  const blank = blankDraft()
  const { cargo_details: details, shipment_type: type } = request
  const size = details.dimensions
  return {
    ...blank,
    title: request.title,
    shipment_type: type,
    // Other forms have neither; values that do not fit are left empty.
    delivery_mode: validChoice(deliveryModeWords[type], request.delivery_mode),
    service_type: validChoice(serviceTypeWords[type], request.service_type),
    origin_city: request.origin_city,
    origin_country: request.origin_country,
    origin_postal_code: request.origin_postal_code,
    origin_address: request.origin_address,
    destination_city: request.destination_city,
    destination_country: request.destination_country,
    destination_postal_code: request.destination_postal_code,
    destination_address: request.destination_address,
    preferred_date: futureDay(request.preferred_date, today),
    urgency_level: validChoice(urgencyWords, request.urgency_level) || blank.urgency_level,
    cargo_type: request.cargo_type ?? blank.cargo_type,
    packaging_type: details.packaging_type ?? '',
    piece_count: String(details.piece_count ?? ''),
    length: String(size?.length ?? ''),
    width: String(size?.width ?? ''),
    height: String(size?.height ?? ''),
    estimated_weight: formatDecimal(request.estimated_weight, 3),
    estimated_volume: formatDecimal(request.estimated_volume, 3),
    stackable: details.stackable ?? false,
    hazardous_materials: details.hazardous_materials ?? false,
    un_code: details.un_code ?? '',
    temperature_controlled: details.temperature_controlled ?? false,
    description: request.description,
    service_detail: details.service_detail ?? '',
    container_type: details.container_type ?? '',
    container_quantity: String(details.container_quantity ?? ''),
    container_number: details.container_number ?? '',
    fcl_lcl: details.fcl_lcl ?? '',
    cut_off_date: futureDay(details.cut_off_date ?? null, today),
    airport_origin: details.airport_codes?.origin ?? '',
    airport_destination: details.airport_codes?.destination ?? '',
    preferred_airline: details.preferred_airline ?? '',
    vehicle_type: details.vehicle_type ?? '',
    vehicle_count: String(details.vehicle_count ?? ''),
    partial_full: details.partial_full ?? '',
    gps_tracking: details.gps_tracking ?? false,
    adr_required: details.adr_required ?? false,
    incoterm: details.incoterm ?? '',
    insurance_required: details.insurance_required ?? false,
    insurance_value: formatDecimal(details.insurance_value ?? null, 2),
    equipment_needed: details.equipment_needed ?? '',
    transit_time_preference: details.transit_time_preference ?? '',
    payment_terms: details.payment_terms ?? '',
    currency_preference: details.currency_preference ?? blank.currency_preference,
    volume_commitment: details.volume_commitment ?? '',
    requester_company: request.requester_company,
    alternative_routes_allowed: details.alternative_routes_allowed ?? false,
  }
}

function validChoice(words: Readonly<Record<string, string>>, value: string | null): string {
  return value !== null && Object.hasOwn(words, value) ? value : ''
}

function futureDay(day: string | null, today: string): string {
  return day !== null && day >= today ? day : ''
}

/** `1850.500` in Turkish notation: `1.850,5`. */
function formatDecimal(decimal: string | null, decimals: number): string {
  return decimal === null ? '' : writeDecimal(decimalUnits(decimal, decimals), decimals)
}
