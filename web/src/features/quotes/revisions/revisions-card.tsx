/** All revisions of the quote, newest first, and what differs between two of them. Nothing while there is only one. */
import { formatShortDateTime } from '@kervan/domain/values/format-date.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { GitCompareArrows } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { percentText } from '#features/quotes/editor/margin-text.ts'
import { QuoteBadge } from '#features/quotes/editor/quote-badge.tsx'
import { useComparedPair } from '#features/quotes/revisions/compared-pair.ts'
import { api } from '#spine/api/api.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'

const StaffDifferenceDialog = lazy(() =>
  loadDialog(
    async () =>
      (await import('#features/quotes/revisions/staff-difference-dialog.tsx')).StaffDifferenceDialog,
  ),
)

export function RevisionsCard({ id }: { id: string }) {
  const { data } = useQuery(api.quotes.revisions.list.queryOptions({ input: { id } }))
  const revisions = data?.revisions ?? []
  const { pair, open, change, close } = useComparedPair(revisions)
  if (revisions.length < 2) return null
  return (
    <Card>
      <CardHead title="Revizyonlar" />
      <ol className="px-4 py-2 md:px-5">
        {revisions.map((revision, place) => {
          const older = revisions[place + 1]
          return (
            <li key={revision.id} className="border-line border-b py-2.5 last:border-b-0">
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <span className="flex items-center gap-2 font-medium">
                  {revision.id === id ? (
                    <span aria-current="page">Rev. {revision.revision}</span>
                  ) : (
                    <Link className="link" to={`/staff/quotes/${revision.id}`}>
                      Rev. {revision.revision}
                    </Link>
                  )}
                  <QuoteBadge status={revision.status} />
                </span>
                <span className="figures">
                  {formatMoney(revision.total, revision.currency)}
                  {revision.margin_percent !== null && (
                    <span className="text-13 text-muted"> · {percentText(revision.margin_percent)}</span>
                  )}
                </span>
              </div>
              <p className="text-13 text-muted">
                {revision.sent_at
                  ? `${formatShortDateTime(revision.sent_at)} gönderildi`
                  : `${formatShortDateTime(revision.created_at)} oluşturuldu`}
              </p>
              {revision.revision_notes && <p className="break-words text-13">{revision.revision_notes}</p>}
              {older && (
                <Button
                  size="sm"
                  variant="ghost"
                  className="-ml-3"
                  onClick={() => open({ id: older.id, with: revision.id })}
                >
                  <GitCompareArrows strokeWidth={1.75} aria-hidden />
                  Rev. {older.revision} ile farkı
                </Button>
              )}
            </li>
          )
        })}
      </ol>
      {pair && (
        <Suspense fallback={null}>
          <StaffDifferenceDialog pair={pair} revisions={revisions} onChange={change} onClose={close} />
        </Suspense>
      )}
    </Card>
  )
}
