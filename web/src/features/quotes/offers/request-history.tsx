/** The history of a request with all its offers and answers, for its customer and for the office. */
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { useQuery } from '@tanstack/react-query'
import { type HistoryStep, historySteps, type Reader } from '#features/quotes/offers/request-history-steps.ts'
import { api } from '#spine/api/api.ts'
import { RouteSteps } from '#spine/ui/route-steps.tsx'
import { Skeleton } from '#spine/ui/skeleton.tsx'
import { useNow } from '#spine/ui/use-now.ts'

export function RequestHistory({ request, reader }: { request: RequestDetail; reader?: Reader }) {
  const now = useNow()
  const { data, isLoading } = useQuery(
    api.quotes.offers.history.queryOptions({
      input: { id: request.id },
      enabled: request.quote_id !== null,
    }),
  )
  if (isLoading) return <Skeleton className="h-40" />
  const steps = historySteps(request, data?.offers ?? [], now, reader)
  return (
    <RouteSteps
      label="Talebin geçmişi"
      steps={steps.map(({ key, ...step }) => ({ key, ...step, detail: <Details {...step} /> }))}
    />
  )
}

function Details({ details, note }: Pick<HistoryStep, 'details' | 'note'>) {
  return (
    <>
      {details.map((line) => (
        <span key={line} className="figures block">
          {line}
        </span>
      ))}
      {note && <q className="mt-1 block whitespace-pre-line break-words text-14 text-ink">{note}</q>}
    </>
  )
}
