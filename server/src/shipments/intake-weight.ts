/** What a detailed request's load is charged for: kilograms by air and road, freight tons for LCL; full containers have none. */
import type { DetailedForm } from '@kervan/domain/requests/detailed-form.ts'
import {
  airWeight,
  lclWeight,
  type Measures,
  measureLoad,
  roadWeight,
} from '@kervan/domain/values/chargeable-weight.ts'
import { decimalOfUnits, decimalUnits } from '@kervan/domain/values/decimal-text.ts'
import { type Ratio, ratio, rounded } from '@kervan/domain/values/ratio.ts'

type Load = Pick<DetailedForm, 'shipment_type' | 'service_type' | 'estimated_weight' | 'estimated_volume'> & {
  cargo_details: Pick<DetailedForm['cargo_details'], 'fcl_lcl' | 'piece_count' | 'dimensions' | 'stackable'>
}

/** Empty where nothing is known that could be charged. */
export function intakeChargeableWeight(form: Load): string {
  const measures = measuresOf(form)
  if (measures.gross.over === 0n && measures.volume.over === 0n) return ''
  if (form.shipment_type === 'air')
    return written(airWeight(measures, form.service_type === 'EXPRESS' ? 'express' : 'cargo').chargeable)
  if (form.shipment_type === 'land') return written(roadWeight(measures).chargeable)
  const isLcl = form.service_type === 'LCL' || form.cargo_details.fcl_lcl === 'LCL'
  return isLcl ? written(lclWeight(measures).chargeable) : ''
}

/** Measured pieces say more than an estimated volume. */
function measuresOf({ estimated_weight, estimated_volume, cargo_details }: Load): Measures {
  const { dimensions, piece_count, stackable } = cargo_details
  const gross = thousandths(estimated_weight)
  if (!dimensions) return { gross, volume: thousandths(estimated_volume), loadingMetres: ratio(0n, 1n) }
  const pieces = {
    count: BigInt(piece_count ?? 1),
    lengthMm: BigInt(dimensions.length) * 10n,
    widthMm: BigInt(dimensions.width) * 10n,
    heightMm: BigInt(dimensions.height) * 10n,
    grossGrams: 0n,
    stackable,
  }
  return { ...measureLoad([pieces]), gross }
}

const thousandths = (text: string | null) => ratio(decimalUnits(text ?? '0', 3), 1000n)

/** Three decimals at most, without zeros at the end. */
function written(value: Ratio): string {
  return decimalOfUnits(rounded(value, 3), 3).replace(/\.?0+$/, '')
}
