/** A summary of the request above its price. */
import { pricingFactsOf } from '@kervan/domain/quotes/pricing-facts.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { requestFacts } from '@kervan/domain/requests/request-facts.ts'
import { revisionText } from '@kervan/domain/requests/requests.copy.ts'
import { awaitsRevision } from '@kervan/domain/requests/requests.policy.ts'
import { DueClock } from '#features/company/due-clock.tsx'
import { FactGrid } from '#features/quotes/fact-grid.tsx'
import { RouteLine } from '#spine/ui/route-line.tsx'

export function RequestSummaryCard({ request, customer }: { request: RequestDetail; customer: string }) {
  return (
    <section aria-label="Müşterinin talebi" className="rounded-card border border-line px-4 py-3 text-14">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-medium">{customer || 'Müşteri'}</span>
        {request.status === 'pending' && (
          <span className="ml-auto text-13">
            Kalan süre: <DueClock due={request.quote_due_at} />
          </span>
        )}
      </p>
      <p className="mt-2 grid grid-cols-[fit-content(40%)_minmax(2rem,10rem)_fit-content(40%)] items-center gap-x-3">
        <span className="min-w-0 break-words">{request.origin_city}</span>
        <RouteLine />
        <span className="min-w-0 break-words">{request.destination_city}</span>
      </p>
      <FactGrid facts={pricingFactsOf(request)} className="mt-3" />
      {awaitsRevision(request) && (
        <p className="mt-3 whitespace-pre-line break-words rounded-field bg-pending-fill px-3 py-1.5 text-13 text-pending">
          {revisionText(request)}
        </p>
      )}
      {request.staff_notes && (
        <p className="mt-3 whitespace-pre-line break-words text-13">Personel notu: {request.staff_notes}</p>
      )}
      {request.description && (
        <p className="measure mt-3 whitespace-pre-line break-words text-muted">{request.description}</p>
      )}
      <details className="mt-2 text-13">
        <summary className="w-fit text-sea">Talebin bütün ayrıntıları</summary>
        <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {requestFacts(request).flatMap(({ title, facts }) =>
            facts.map(({ label, value }) => (
              <div key={title + label} className="flex gap-2">
                <dt className="shrink-0 text-muted">{label}:</dt>
                <dd className="figures min-w-0 whitespace-pre-line break-words">{value}</dd>
              </div>
            )),
          )}
        </dl>
      </details>
    </section>
  )
}
