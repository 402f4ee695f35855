/** Says what a chosen delivery term means, and suggests another where it does not fit the transport. Renders nothing before one is chosen. */
import { incotermTerms } from '@kervan/domain/requests/incoterm-terms.ts'
import { adviceSentence, advisedTerm, type Incoterm } from '@kervan/domain/requests/incoterms.ts'
import type { ShipmentType } from '@kervan/domain/requests/request-options.ts'
import { Scale, TriangleAlert } from 'lucide-react'
import { HelpLine } from '#features/requests/help/help-line.tsx'
import { Button } from '#spine/ui/button.tsx'

type Props = {
  term: Incoterm | null
  shipmentType: ShipmentType
  inContainer: boolean
  onUse: (advised: Incoterm) => void
}

export function IncotermHelp({ term, shipmentType, inContainer, onUse }: Props) {
  if (!term) return null
  const advice = advisedTerm(term, shipmentType, inContainer)
  const { pays, risk } = incotermTerms[term]
  return (
    <div className="flex flex-col gap-2">
      <HelpLine icon={Scale} title={pays}>
        {risk}
      </HelpLine>
      {advice && (
        <HelpLine
          icon={TriangleAlert}
          tone="care"
          action={
            <Button size="sm" onClick={() => onUse(advice.term)}>
              {advice.term} kullan
            </Button>
          }
        >
          {adviceSentence(term, advice)}
        </HelpLine>
      )}
    </div>
  )
}
