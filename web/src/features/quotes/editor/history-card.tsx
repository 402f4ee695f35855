/** What has happened to the quote, newest first. */

import { callOutcomeWords } from '@kervan/domain/quotes/call-outcomes.ts'
import type { QuoteEvent } from '@kervan/domain/quotes/quote-document.ts'
import { quoteEventWords } from '@kervan/domain/quotes/quote-options.ts'
import { quoteWords } from '@kervan/domain/quotes/quotes.copy.ts'
import { rateSourceNames } from '@kervan/domain/rates/rate-source.ts'
import { formatShortDateTime } from '@kervan/domain/values/format-date.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { ScrollRegion } from '#spine/ui/scroll-region.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function HistoryCard({ id }: { id: string }) {
  const history = useQuery(api.quotes.editor.events.queryOptions({ input: { id } }))
  const events = history.data?.events
  return (
    <Card>
      <CardHead title="Geçmiş" />
      {events?.length === 0 && <EmptyState title={quoteWords.noEvents} />}
      {events && events.length > 0 && (
        <ScrollRegion className="max-h-80 overflow-y-auto px-4 py-2 md:px-5" onScrolled={() => {}}>
          <ol>
            {events.map((event) => (
              <li key={event.id} className="border-line border-b py-2 last:border-b-0">
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-medium">{wordOf(event.event)}</span>
                  <RelativeTime moment={event.created_at} className="text-13 text-muted" />
                </p>
                <p className="figures break-words text-13 text-muted">
                  {[event.actor_name, ...detailsOf(event.meta)].filter(Boolean).join(' · ')}
                </p>
              </li>
            ))}
          </ol>
        </ScrollRegion>
      )}
      {!events &&
        (history.isError ? (
          <LoadFailure title="Geçmiş gösterilemedi" query={history} />
        ) : (
          <Loading className="flex flex-col gap-3 p-5">
            <Skeleton />
            <Skeleton className="w-2/3" />
          </Loading>
        ))}
    </Card>
  )
}

/** One of a newer version is shown by its own name. */
const wordOf = (kind: string) => (quoteEventWords as Record<string, string | undefined>)[kind] ?? kind

function detailsOf({
  total,
  currency,
  email,
  fx_source,
  ip_address,
  note,
  send_at,
  outcome,
}: QuoteEvent['meta']): (string | undefined)[] {
  const source = (rateSourceNames as Record<string, string | undefined>)[fx_source ?? ''] ?? fx_source
  const time = send_at && formatShortDateTime(send_at)
  return [
    total && currency && formatMoney(total, currency),
    source,
    email,
    ip_address,
    time,
    outcome && callOutcomeWords[outcome],
    note,
  ]
}
