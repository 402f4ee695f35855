/** What was decided here in the last days, and what the assignment rule gave away today: each can be undone. */
import type { RuleAssignment, WorkflowDecision } from '@kervan/domain/luna/workflow.contract.ts'
import { type DecisionKind, suggestionKinds } from '@kervan/domain/luna/workflow.copy.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useUndo } from '#features/luna/workflow/use-workflow.ts'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'

const doneWords = (kind: DecisionKind, count: number) =>
  kind === 'auto_assign_tasks' ? `${formatCount(count)} görev atandı` : suggestionKinds[kind].done

type Props = { decisions: readonly WorkflowDecision[]; ruleAssignments: readonly RuleAssignment[] }

export function RecentDecisions({ decisions, ruleAssignments }: Props) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      <Card aria-label="Kendiliğinden atananlar">
        <CardHead title="Kendiliğinden atananlar, son 24 saat" />
        {ruleAssignments.length === 0 ? (
          <EmptyState title="Kuralın verdiği bir iş yok" className="py-8" />
        ) : (
          <ul className="divide-y divide-line">
            {ruleAssignments.map(({ work_item_id, title, to_name, at }) => (
              <Row
                key={work_item_id}
                link={`/staff/work-queue/details/${work_item_id}`}
                title={title}
                note={
                  <>
                    {to_name} · <RelativeTime moment={at} />
                  </>
                }
                undo={{ workItem: work_item_id }}
              />
            ))}
          </ul>
        )}
      </Card>
      <Card aria-label="Son kararlar">
        <CardHead title="Son kararlar" />
        {decisions.length === 0 ? (
          <EmptyState title="Son 7 günde bir öneriye karar verilmedi" className="py-8" />
        ) : (
          <ul className="divide-y divide-line">
            {decisions.map(({ id, kind, answer, about, count, link, by_name, at, undone_at }) => (
              <Row
                key={id}
                link={link}
                title={answer === 'accepted' ? doneWords(kind, count) : 'Öneri kapatıldı'}
                note={
                  <>
                    {about && <span className="block truncate">{about}</span>}
                    {by_name} · <RelativeTime moment={at} />
                    {undone_at && ' · geri alındı'}
                  </>
                }
                undo={undone_at ? undefined : { decision: id }}
              />
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}

type RowProps = {
  link: string
  title: string
  note: ReactNode
  undo: { decision: string } | { workItem: string } | undefined
}

function Row({ link, title, note, undo: what }: RowProps) {
  const undo = useUndo()
  return (
    <li className="flex items-center gap-3 px-4 py-2.5 md:px-5">
      <div className="min-w-0 flex-1">
        <Link to={link} className="block truncate text-14 font-medium hover:underline">
          {title}
        </Link>
        <p className="text-13 text-muted">{note}</p>
      </div>
      {what && (
        <Button size="sm" busy={undo.isPending} onClick={() => undo.mutate(what)}>
          Geri al
          <span className="sr-only">: {title}</span>
        </Button>
      )}
    </li>
  )
}
