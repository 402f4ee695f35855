/** What would help most now: at once in our own words, a moment later in those of a model where it has better ones. */
import type { LunaRecommendation } from '@kervan/domain/luna/workflow.contract.ts'
import { useState } from 'react'
import { EvidenceList } from '#features/luna/evidence-line.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { CloseButton } from '#spine/ui/close-button.tsx'

type Props = { recommendation: LunaRecommendation; onClose: () => void }

export function RecommendationPanel({ recommendation, onClose }: Props) {
  const [isExplained, setExplained] = useState(false)
  const { luna_recommendation, evidence } = recommendation
  return (
    <Card aria-label="Luna’nın önerisi">
      <CardHead
        title="Luna’nın önerisi"
        action={<CloseButton aria-label="Öneriyi kapat" onClick={onClose} />}
      />
      <CardBody className="flex flex-col gap-2">
        <p role="status" className="measure">
          {luna_recommendation}
        </p>
        {evidence.length > 0 && (
          <button
            type="button"
            aria-expanded={isExplained}
            className="link self-start text-13"
            onClick={() => setExplained(!isExplained)}
          >
            Neden?
          </button>
        )}
        {isExplained && <EvidenceList evidence={evidence} />}
      </CardBody>
    </Card>
  )
}
