/** The chargeable weight of a detailed request: kilograms by air and for part of a truck, freight tons for LCL, none for full containers and trucks. */
import type { CargoDetails } from '@kervan/domain/requests/cargo-details.ts'
import type { DetailedForm } from '@kervan/domain/requests/detailed-form.ts'
import { measuresByWeight, measuresOf, storedWeight } from '@kervan/domain/requests/load-measures.ts'
import { isFullTruck } from '@kervan/domain/requests/price-band-basis.ts'
import { airWeight, lclWeight, type Measures, roadWeight } from '@kervan/domain/values/chargeable-weight.ts'

type Load = Pick<DetailedForm, 'shipment_type' | 'service_type' | 'estimated_weight' | 'estimated_volume'> & {
  cargo_details: Pick<
    CargoDetails,
    'fcl_lcl' | 'partial_full' | 'vehicle_count' | 'piece_count' | 'dimensions' | 'stackable'
  >
}

/** Empty where neither weight nor volume is given. */
export function intakeChargeableWeight(form: Load): string {
  const measures = loadMeasures(form)
  if (measures.gross.numerator === 0n && measures.volume.numerator === 0n) return ''
  if (form.shipment_type === 'air')
    return storedWeight(airWeight(measures, form.service_type === 'EXPRESS' ? 'express' : 'cargo').chargeable)
  if (form.shipment_type === 'land')
    return isFullTruck(form) ? '' : storedWeight(roadWeight(measures).chargeable)
  const isLcl = form.service_type === 'LCL' || form.cargo_details.fcl_lcl === 'LCL'
  return isLcl ? storedWeight(lclWeight(measures).chargeable) : ''
}

/** Measured pieces are more exact than an estimated volume. */
function loadMeasures({ estimated_weight, estimated_volume, cargo_details }: Load): Measures {
  const { dimensions, piece_count, stackable = false } = cargo_details
  const rows = dimensions ? [{ ...dimensions, quantity: piece_count ?? 1 }] : []
  const volume = dimensions ? null : estimated_volume
  return (
    measuresOf({ weight: estimated_weight ?? '0', volume, rows, stackable }) ??
    measuresByWeight(estimated_weight)
  )
}
