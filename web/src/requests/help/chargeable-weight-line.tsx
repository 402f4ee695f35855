/** The chargeable weight of a load as it is typed, with the rule that won. Shows nothing while there is nothing to compare. */
import { loadingMetreFactors } from '@kervan/domain/values/chargeable-weight.ts'
import { Scale } from 'lucide-react'
import { HelpLine } from '#requests/help/help-line.tsx'
import { type Load, measuresOf } from '#requests/help/load-measures.ts'
import { airSums, lclSums, roadSums } from '#requests/help/weight-sums.ts'

/** Full containers have no chargeable weight. */
export type ChargedBy = 'air' | 'lcl' | 'road'

export function ChargeableWeightLine({ by, load }: { by: ChargedBy; load: Load }) {
  const measures = measuresOf(load)
  if (!measures) return null
  const { chargeable, rule } =
    by === 'air'
      ? airSums(measures, 'cargo')
      : by === 'lcl'
        ? lclSums(measures)
        : roadSums(measures, loadingMetreFactors.turkey)
  return (
    <HelpLine icon={Scale} title={`Ücrete esas ağırlık: ${chargeable}`}>
      {rule}
      {load.pallets ? ' Palet 120 × 80 cm sayıldı.' : ''}
    </HelpLine>
  )
}
