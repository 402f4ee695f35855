/** Converts the draft into the form that is sent, and finds the errors per field. */
import { DetailedForm } from '@kervan/domain/requests/detailed-form.ts'
import type { SensedRequest } from '@kervan/domain/requests/sense/finding.ts'
import { decimalProblems, readDecimal } from '@kervan/domain/values/decimal-input.ts'
import { decimalOfUnits } from '@kervan/domain/values/decimal-text.ts'
import { detailedWords } from '#features/requests/detailed/detailed.copy.ts'
import {
  type DetailedDraft,
  type DraftName,
  isShown,
  sides,
  type TextName,
} from '#features/requests/detailed/detailed-draft.ts'

export type DraftErrors = Readonly<Partial<Record<DraftName, string>>>
/** The suggested ports, empty where unknown. */
export type DetectedPorts = { pol: string; pod: string }
export type Checked = { form: DetailedForm | null; errors: DraftErrors }

export const noPorts: DetectedPorts = { pol: '', pod: '' }

export function checkDetailed(draft: DetailedDraft, ports: DetectedPorts = noPorts): Checked {
  const unreadable: Partial<Record<DraftName, string>> = {}
  const form = formOf(draft, ports, unreadable)
  const parsed = DetailedForm.safeParse(form)
  // The schema skips rules between fields while a choice is missing, so it is run again with a placeholder.
  const rest = DetailedForm.safeParse({
    ...form,
    shipment_type: form.shipment_type || 'sea',
    // Without a door, so that no address is missing before one is asked for.
    delivery_mode: form.delivery_mode || 'port-to-port',
  })
  // The reason why a number is unreadable is more useful than that it is missing.
  const errors: DraftErrors = { ...errorsIn(rest.error), ...errorsIn(parsed.error), ...unreadable }
  // Fields that depend on the type are not missing before it is chosen.
  if (draft.shipment_type === '') {
    const { delivery_mode, service_type, ...others } = errors
    return { form: null, errors: others }
  }
  return { form: Object.keys(errors).length === 0 && parsed.success ? parsed.data : null, errors }
}

type Issues = { issues: readonly { path: readonly PropertyKey[]; message: string }[] }

/** Of several errors of a field the first wins. */
function errorsIn(error: Issues | undefined): DraftErrors {
  const found = (error?.issues ?? []).toReversed().map(({ path, message }) => [draftName(path), message])
  return Object.fromEntries(found)
}

/** Maps the schema's paths to fields of the draft: `cargo_details.dimensions.width` is `width`. */
function draftName(path: readonly PropertyKey[]): string {
  const [last = '', before] = path.map(String).toReversed()
  return before === 'airport_codes' ? `airport_${last}` : last
}

/** As far as it is readable; undefined before the shipment type is chosen. */
export function sensedDraft(draft: DetailedDraft): SensedRequest | undefined {
  if (draft.shipment_type === '') return undefined
  const unreadable: Partial<Record<DraftName, string>> = {}
  const { cargo_details, ...form } = formOf(draft, noPorts, unreadable)
  const isMeasured = sides.every((side) => unreadable[side] === undefined)
  const dimensions = isMeasured ? cargo_details.dimensions : null
  // The choices are those of the form's lists.
  return { ...form, cargo_details: { ...cargo_details, dimensions } } as SensedRequest
}

function formOf(draft: DetailedDraft, ports: DetectedPorts, unreadable: Partial<Record<DraftName, string>>) {
  const text = (name: TextName) => (isShown(draft, name) ? draft[name] : '')
  const choice = (name: TextName) => text(name) || null
  const flag = (name: 'gps_tracking' | 'adr_required') => isShown(draft, name) && draft[name]
  const decimal = (name: TextName, decimals: number) => {
    if (text(name).trim() === '') return null
    const reading = readDecimal(draft[name], decimals)
    if ('problem' in reading) unreadable[name] = decimalProblems[reading.problem]
    // The API accepts ten digits before the decimal separator.
    else if (reading.units >= 10n ** BigInt(10 + decimals)) unreadable[name] = decimalProblems.too_large
    else return decimalOfUnits(reading.units, decimals)
    return null
  }
  const whole = (name: TextName) => {
    const read = decimal(name, 0)
    return read === null ? null : Number(read)
  }
  const measured = sides.some((side) => draft[side].trim() !== '')
  const side = (name: (typeof sides)[number]) => {
    if (draft[name].trim() === '') unreadable[name] = decimalProblems.empty
    // An unreadable number is reported already; a valid placeholder keeps the schema from reporting it again.
    return whole(name) ?? 1
  }
  if (draft.preferred_date === '') unreadable.preferred_date = detailedWords.chooseDay
  return {
    title: draft.title,
    shipment_type: draft.shipment_type,
    delivery_mode: draft.delivery_mode,
    service_type: draft.service_type,
    origin_country: draft.origin_country,
    origin_city: draft.origin_city,
    origin_postal_code: draft.origin_postal_code,
    origin_address: text('origin_address'),
    destination_country: draft.destination_country,
    destination_city: draft.destination_city,
    destination_postal_code: draft.destination_postal_code,
    destination_address: text('destination_address'),
    preferred_date: draft.preferred_date,
    estimated_weight: decimal('estimated_weight', 3),
    estimated_volume: decimal('estimated_volume', 3),
    cargo_type: draft.cargo_type,
    description: draft.description,
    urgency_level: draft.urgency_level,
    requester_company: draft.requester_company,
    cargo_details: {
      packaging_type: choice('packaging_type'),
      piece_count: whole('piece_count'),
      dimensions: measured ? { length: side('length'), width: side('width'), height: side('height') } : null,
      stackable: draft.stackable,
      hazardous_materials: draft.hazardous_materials,
      un_code: text('un_code'),
      temperature_controlled: draft.temperature_controlled,
      container_type: choice('container_type'),
      container_quantity: whole('container_quantity'),
      container_number: text('container_number'),
      fcl_lcl: choice('fcl_lcl'),
      service_detail: choice('service_detail'),
      cut_off_date: choice('cut_off_date'),
      airport_codes: { origin: text('airport_origin'), destination: text('airport_destination') },
      preferred_airline: choice('preferred_airline'),
      vehicle_type: choice('vehicle_type'),
      vehicle_count: whole('vehicle_count'),
      partial_full: choice('partial_full'),
      gps_tracking: flag('gps_tracking'),
      adr_required: flag('adr_required'),
      incoterm: choice('incoterm'),
      insurance_required: draft.insurance_required,
      insurance_value: decimal('insurance_value', 2),
      equipment_needed: draft.equipment_needed,
      transit_time_preference: choice('transit_time_preference'),
      payment_terms: choice('payment_terms'),
      currency_preference: draft.currency_preference,
      volume_commitment: choice('volume_commitment'),
      alternative_routes_allowed: draft.alternative_routes_allowed,
      auto_detected_pol: ports.pol,
      auto_detected_pod: ports.pod,
    },
  }
}
