/** Warns that a delivery term is for sea transport only and suggests a replacement. Renders nothing where the term fits. */
import { type Incoterm, replacementTerm, seaOnlySentence } from '@kervan/domain/requests/incoterms.ts'
import type { ShipmentType } from '@kervan/domain/requests/request-options.ts'
import { TriangleAlert } from 'lucide-react'
import { HelpLine } from '#features/requests/help/help-line.tsx'
import { Button } from '#spine/ui/button.tsx'

type Props = {
  term: Incoterm | null
  shipmentType: ShipmentType
  /** With it there is a button that applies the replacement. */
  onUse?: (replacement: Incoterm) => void
}

export function IncotermWarning({ term, shipmentType, onUse }: Props) {
  const replacement = term && replacementTerm(term, shipmentType)
  if (!replacement) return null
  return (
    <HelpLine
      icon={TriangleAlert}
      tone="care"
      title={seaOnlySentence(term)}
      action={
        onUse && (
          <Button size="sm" onClick={() => onUse(replacement)}>
            {replacement} kullan
          </Button>
        )
      }
    >
      Bu taşımada {replacement} kullanılır.
    </HelpLine>
  )
}
