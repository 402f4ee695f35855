/** Something a forwarder would notice about a request: impossible, which is refused, or unusual, which is said. Without zod. */
import type {
  cargoTypeWords,
  containerTypeWords,
  fclLclWords,
  loadShareWords,
  ShipmentType,
  TransportMode,
  vehicleWords,
  wizardContainerWords,
} from '#requests/request-options.ts'
import type { Sides } from '#requests/sense/equipment-limits.ts'

type Choice<Words> = keyof Words | null | undefined
type Counted = number | null | undefined
type Flag = boolean | undefined

export type Piece = Sides & { quantity: number }

/** The details of whichever form; every one may be missing. */
export type SensedDetails = {
  transport_mode?: TransportMode | undefined
  container_details?: readonly { type: keyof typeof wizardContainerWords; quantity: number }[] | undefined
  container_type?: Choice<typeof containerTypeWords>
  container_quantity?: Counted
  dimension_rows?: readonly Piece[] | undefined
  dimensions?: Sides | null | undefined
  piece_count?: Counted
  pallets?: Counted
  stackable?: Flag
  fcl_lcl?: Choice<typeof fclLclWords>
  partial_full?: Choice<typeof loadShareWords>
  service_detail?: string | null | undefined
  vehicle_type?: Choice<typeof vehicleWords>
  vehicle_count?: Counted
  temperature_controlled?: Flag
  hazardous_materials?: Flag
  adr_required?: Flag
  un_code?: string | undefined
  cut_off_date?: string | null | undefined
}

/** All that is noticed from, by the names of a stored request; whatever is not known yet is empty or null. */
export type SensedRequest = {
  shipment_type: ShipmentType
  service_type: string
  origin_city: string
  origin_country: string
  origin_postal_code: string
  destination_city: string
  destination_country: string
  destination_postal_code: string
  preferred_date: string | null
  estimated_weight: string | null
  estimated_volume: string | null
  cargo_type: keyof typeof cargoTypeWords | null
  cargo_details: SensedDetails
}

export type SensedField = Exclude<keyof SensedRequest, 'cargo_details'> | keyof SensedDetails

/** `2 × 40HC`; `filled` is how full they are then, from 0 to 1. */
export type Fit = { name: string; quantity: number; filled: number }

export type Finding = {
  severity: 'impossible' | 'unusual'
  field: SensedField
  text: string
  /** What would hold it. */
  fit: Fit | null
}

type Noticed = { severity: Finding['severity']; field: SensedField; fit?: Fit | null }

export const finding = (text: string, { fit = null, ...noticed }: Noticed): Finding => ({
  text,
  fit,
  ...noticed,
})

/** `2 × 40HC alır.` */
export const fitText = ({ name, quantity }: Fit): string => `${quantity} × ${name} alır.`

/** As one message: what is wrong, and what would fit. */
export function findingText({ text, fit }: Finding): string {
  return fit ? `${text} ${fitText(fit)}` : text
}
