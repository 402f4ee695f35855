/** Who changed a rule and when, with what it was and what it became. */
import type { RuleChange } from '@kervan/domain/automations/automations.contract.ts'
import type { Rule } from '@kervan/domain/automations/rule.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { changeText, fieldWord } from '#features/automations/rule/change-words.ts'
import { useAutomationOptions } from '#features/automations/use-automation-options.ts'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function RuleChanges({ rule }: { rule: Rule }) {
  const query = useQuery(api.automations.history.queryOptions({ input: { id: rule.id } }))
  if (query.isError && !query.data) return <LoadFailure title="Değişiklikler gösterilemedi" query={query} />
  if (!query.data)
    return (
      <Loading>
        <Skeleton className="h-40 rounded-card" />
      </Loading>
    )
  const { items } = query.data
  return (
    <Card aria-label="Değişiklikler">
      {items.length === 0 ? (
        <EmptyState title="Henüz değişiklik yok">Kim neyi değiştirirse burada görünür.</EmptyState>
      ) : (
        <ul aria-label="Değişiklikler" className="divide-y divide-line">
          {items.map((change) => (
            <Change key={change.id} change={change} rule={rule} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Change({ change, rule }: { change: RuleChange; rule: Rule }) {
  const { nameOf } = useAutomationOptions()
  const isNew = change.action === 'insert'
  return (
    <li className="flex flex-col gap-2 px-4 py-3 text-14 md:px-5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <time dateTime={change.at} className="figures text-13 text-muted">
          {formatDateTime(change.at)}
        </time>
        <span className="font-medium">{change.by_name || 'Sistem'}</span>
        <span>{isNew ? 'ekledi' : 'değiştirdi'}</span>
      </p>
      {!isNew && (
        <dl className="grid gap-x-4 gap-y-1 text-13 sm:grid-cols-[11rem_minmax(0,1fr)]">
          {change.changes.map(({ field, before, after }) => (
            <div key={field} className="contents">
              <dt className="break-words text-muted">{fieldWord(field)}</dt>
              <dd className="min-w-0 break-words max-sm:mb-1">
                <del className="text-muted no-underline">
                  <span className="sr-only">önce </span>
                  {changeText(field, before, rule, nameOf)}
                </del>{' '}
                <ArrowRight className="inline size-3.5 text-muted" strokeWidth={1.75} aria-hidden />{' '}
                <ins className="no-underline">
                  <span className="sr-only">sonra </span>
                  {changeText(field, after, rule, nameOf)}
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
