/** All details of a request: route, quote, history and facts. Prints as a page. */
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { requestFacts } from '@kervan/domain/requests/request-facts.ts'
import type { ReactNode } from 'react'
import { RequestQuote } from '#features/requests/request-quote.tsx'
import { RouteBetween } from '#features/requests/request-row.tsx'

type Props = { request: RequestDetail; offerOf: (quoteId: string) => ReactNode; history: ReactNode }

export function RequestDetails({ request, offerOf, history }: Props) {
  const notes = request.cargo_details.notes
  return (
    <div className="flex flex-col gap-6">
      <RouteBetween {...request} className="text-15 text-ink" />
      <RequestQuote request={request}>{request.quote_id && offerOf(request.quote_id)}</RequestQuote>
      {history}
      {request.description && <Passage title="Açıklama">{request.description}</Passage>}
      {notes && <Passage title="Not">{notes}</Passage>}
      {requestFacts(request).map(({ title, facts }) => (
        <Section key={title} title={title}>
          <dl className="gap-x-8 text-14 sm:columns-2">
            {facts.map(({ label, value }) => (
              <div
                key={label}
                className="flex break-inside-avoid flex-wrap justify-between gap-x-4 border-line border-t py-2"
              >
                <dt className="shrink-0 text-muted">{label}</dt>
                <dd className="figures max-w-full grow basis-[min-content] whitespace-pre-line break-words text-right">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      ))}
      <Analysis request={request} />
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-15">{title}</h3>
      {children}
    </section>
  )
}

function Passage({ title, children }: { title: string; children: string }) {
  return (
    <Section title={title}>
      <p className="measure whitespace-pre-line break-words text-14">{children}</p>
    </Section>
  )
}

/** Created by a job after a detailed request, so it may not be there yet. */
function Analysis({ request: { analysis, form } }: { request: RequestDetail }) {
  if (analysis === null && form !== 'detailed') return null
  return (
    <Section title="Ön değerlendirme">
      {analysis === null ? (
        <p className="text-14 text-muted">Hazırlanıyor; biraz sonra burada görünür.</p>
      ) : (
        <ul className="flex list-disc flex-col gap-1 pl-5 text-14">
          {analysis.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
    </Section>
  )
}
