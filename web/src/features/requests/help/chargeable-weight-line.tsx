/** The chargeable weight of the typed load and the rule that determined it. Renders nothing while there is nothing to compare. */

import { type Load, measuresOf } from '@kervan/domain/requests/load-measures.ts'
import { loadingMetreFactors, type Measures } from '@kervan/domain/values/chargeable-weight.ts'
import { Scale } from 'lucide-react'
import { HelpLine } from '#features/requests/help/help-line.tsx'
import { airSums, lclSums, roadSums, type WeightSums } from '#features/requests/help/weight-sums.ts'

/** Full containers have no chargeable weight. */
export type ChargeRule = 'air' | 'air_express' | 'lcl' | 'road'

const sums: Record<ChargeRule, (measures: Measures) => WeightSums> = {
  air: (measures) => airSums(measures, 'cargo'),
  air_express: (measures) => airSums(measures, 'express'),
  lcl: lclSums,
  road: (measures) => roadSums(measures, loadingMetreFactors.turkey),
}

export function ChargeableWeightLine({ by, load }: { by: ChargeRule; load: Load }) {
  const measures = measuresOf(load)
  if (!measures) return null
  const { chargeable, rule } = sums[by](measures)
  return (
    <HelpLine icon={Scale} title={`Ücrete esas ağırlık: ${chargeable}`}>
      {rule}
      {load.pallets ? ' Palet 120 × 80 cm sayıldı.' : ''}
    </HelpLine>
  )
}
