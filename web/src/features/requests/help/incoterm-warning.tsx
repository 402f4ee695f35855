/** Says that a delivery term is for ships only, and offers its twin. Shows nothing where the term fits. */
import { type Incoterm, replacementTerm, seaOnlySentence } from '@kervan/domain/requests/incoterms.ts'
import type { ShipmentType } from '@kervan/domain/requests/request-options.ts'
import { TriangleAlert } from 'lucide-react'
import { HelpLine } from '#features/requests/help/help-line.tsx'
import { Button } from '#spine/ui/button.tsx'

type Props = {
  term: Incoterm | null
  shipmentType: ShipmentType
  /** With it there is a button that takes the twin instead. */
  onUse?: (twin: Incoterm) => void
}

export function IncotermWarning({ term, shipmentType, onUse }: Props) {
  const twin = term && replacementTerm(term, shipmentType)
  if (!twin) return null
  return (
    <HelpLine
      icon={TriangleAlert}
      tone="care"
      title={seaOnlySentence(term)}
      action={
        onUse && (
          <Button size="sm" onClick={() => onUse(twin)}>
            {twin} kullan
          </Button>
        )
      }
    >
      Bu taşımada {twin} kullanılır.
    </HelpLine>
  )
}
