/** The five tabs of the detailed form and their fields in reading order. */
import type { DraftErrors } from '#features/requests/detailed/check-detailed.ts'
import type { DraftName } from '#features/requests/detailed/detailed-draft.ts'

type TabPlan = { label: string; fields: readonly DraftName[] }

export const tabs = {
  basics: {
    label: 'Temel bilgiler',
    fields: [
      'title',
      'shipment_type',
      'delivery_mode',
      'service_type',
      'origin_city',
      'origin_country',
      'origin_postal_code',
      'origin_address',
      'destination_city',
      'destination_country',
      'destination_postal_code',
      'destination_address',
      'preferred_date',
      'urgency_level',
    ],
  },
  cargo: {
    label: 'Yük detayları',
    fields: [
      'cargo_type',
      'packaging_type',
      'piece_count',
      'estimated_weight',
      'estimated_volume',
      'length',
      'width',
      'height',
      'stackable',
      'temperature_controlled',
      'hazardous_materials',
      'un_code',
      'description',
    ],
  },
  transport: {
    label: 'Taşımaya özel',
    fields: [
      'service_detail',
      'fcl_lcl',
      'container_type',
      'container_quantity',
      'container_number',
      'cut_off_date',
      'airport_origin',
      'airport_destination',
      'preferred_airline',
      'vehicle_type',
      'vehicle_count',
      'partial_full',
      'gps_tracking',
      'adr_required',
    ],
  },
  operations: {
    label: 'Operasyonel',
    fields: [
      'incoterm',
      'transit_time_preference',
      'equipment_needed',
      'insurance_required',
      'insurance_value',
    ],
  },
  trade: {
    label: 'Ticari',
    fields: [
      'currency_preference',
      'payment_terms',
      'volume_commitment',
      'requester_company',
      'alternative_routes_allowed',
    ],
  },
} as const satisfies Record<string, TabPlan>
export type Tab = keyof typeof tabs

export const tabNames = Object.keys(tabs) as Tab[]

export function neighbour(tab: Tab, step: 1 | -1): Tab | undefined {
  return tabNames[tabNames.indexOf(tab) + step]
}

export function countErrors(errors: DraftErrors, tab: Tab): number {
  return tabs[tab].fields.filter((name) => errors[name]).length
}

/** The first error in reading order, and its tab. */
export function firstError(errors: DraftErrors): { tab: Tab; message: string } | undefined {
  for (const tab of tabNames)
    for (const name of tabs[tab].fields) {
      const message = errors[name]
      if (message) return { tab, message }
    }
  return undefined
}
