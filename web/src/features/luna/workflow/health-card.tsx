/** How the office's work goes: a word, a score and how it is computed. */
import type { WorkflowAnalysis } from '@kervan/domain/luna/workflow.contract.ts'
import { healthWords, type WorkflowHealth } from '@kervan/domain/luna/workflow.copy.ts'
import { scoreParts } from '@kervan/domain/luna/workflow-score.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react'
import { Card } from '#spine/ui/card.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { Popover } from '#spine/ui/popover.tsx'

const looks: Record<WorkflowHealth, { classes: string; Icon: typeof CircleCheck }> = {
  excellent: { classes: 'bg-approved-fill text-approved', Icon: CircleCheck },
  good: { classes: 'bg-transit-fill text-transit', Icon: CircleCheck },
  warning: { classes: 'bg-pending-fill text-pending', Icon: CircleAlert },
  critical: { classes: 'bg-rejected-fill text-rejected', Icon: TriangleAlert },
  unknown: { classes: 'bg-cancelled-fill text-cancelled', Icon: CircleHelp },
}

type Insights = WorkflowAnalysis['luna_insights']

export function HealthCard({ insights }: { insights: Insights }) {
  const { workflow_health: health, luna_score: score } = insights
  const { classes, Icon } = looks[health]
  return (
    <Card
      aria-label="İş akışının sağlığı"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4 md:px-5"
    >
      <div className="flex flex-col gap-1">
        <span className="text-13 text-muted">İş akışının sağlığı</span>
        <span
          className={cn(
            'inline-flex h-8 items-center gap-1.5 self-start rounded-full px-3 text-14 font-medium',
            classes,
          )}
        >
          <Icon className="size-4" strokeWidth={1.75} aria-hidden />
          {healthWords[health]}
        </span>
      </div>
      <div className="flex flex-col gap-1">
        <span className="text-13 text-muted">Luna puanı</span>
        <span className="figures text-28 font-bold leading-8 tracking-tight">
          {score === null ? '–' : formatCount(score)}
          <span className="text-14 font-normal text-muted"> / 100</span>
        </span>
      </div>
      <div className="md:ml-auto">
        <Popover
          label="Puan nasıl hesaplanır"
          trigger={
            <button type="button" className="link text-13">
              Nasıl hesaplandı?
            </button>
          }
        >
          <ScoreParts insights={insights} />
        </Popover>
      </div>
    </Card>
  )
}

function ScoreParts({ insights: { luna_score, score_parts } }: { insights: Insights }) {
  return (
    <div className="flex flex-col gap-3">
      <p>
        100 puandan, her durumun payına göre eksilir; işlerin yarısı böyleyse o durumun hepsi. 85 ve üstü
        mükemmel, 70 ve üstü iyi, 50 ve üstü dikkat, altı kritiktir.
      </p>
      <ul className="flex flex-col gap-2">
        {score_parts.map(({ part, count, of, taken }) => (
          <li key={part} className="flex items-baseline justify-between gap-4">
            <span>
              {scoreParts[part].label}
              <span className="figures block text-12 text-muted">
                {formatCount(count)} / {formatCount(of)}, en çok {scoreParts[part].weight} puan
              </span>
            </span>
            <span className="figures font-medium">−{formatCount(taken)}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between border-line border-t pt-2 font-medium">
        Puan
        <span className="figures">
          {luna_score === null ? 'İş olmadığı için yok' : formatCount(luna_score)}
        </span>
      </p>
    </div>
  )
}
