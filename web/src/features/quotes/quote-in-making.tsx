/** The quote that somebody is making for a request, with its number, its state and the way to it. */
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { QuoteBadge } from '#features/quotes/editor/quote-badge.tsx'
import { api } from '#spine/api/api.ts'

/** Says nothing where there is none, or where nobody can say. */
export function QuoteInMaking({ requestId }: { requestId: string }) {
  const { data } = useQuery(api.quotes.editor.unsentOf.queryOptions({ input: { id: requestId } }))
  if (!data?.quote_id || !data.status) return null
  return (
    <section>
      <h4 className="mb-2 text-13 font-medium text-muted">Hazırlanan teklif</h4>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={`/staff/quotes/${data.quote_id}`} className="link figures">
          {data.quote_no}
        </Link>
        <QuoteBadge status={data.status} />
      </p>
    </section>
  )
}
