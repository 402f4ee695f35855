/** The content of the request panel: status, route, customer, facts and quote. */
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { type Fact, requestFacts } from '@kervan/domain/requests/request-facts.ts'
import { revisionText } from '@kervan/domain/requests/requests.copy.ts'
import { awaitsRevision } from '@kervan/domain/requests/requests.policy.ts'
import { requestFindings } from '@kervan/domain/requests/sense/request-findings.ts'
import { formatShortDate } from '@kervan/domain/values/format-date.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DueClock } from '#features/company/due-clock.tsx'
import { ContactLinks } from '#features/customers/contact-links.tsx'
import { FindingLines } from '#features/requests/help/finding-lines.tsx'
import { ShipmentTypeIcon } from '#features/requests/staff/shipment-type-icon.tsx'
import { StaffRequestBadge } from '#features/requests/staff/staff-request-badge.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { RouteLine } from '#spine/ui/route-line.tsx'

type Props = {
  request: RequestDetail
  /** The price that is being made. */
  making?: ReactNode
  /** Its offers and their answers. */
  history?: ReactNode
  documents?: ReactNode
}

export function StaffRequestContent({ request, making, history, documents }: Props) {
  return (
    <div className="flex flex-col gap-5">
      <StatusLine request={request} />
      <h3 className="break-words text-18">{request.title}</h3>
      <Lane request={request} />
      <Customer request={request} />
      {awaitsRevision(request) && (
        <p className="whitespace-pre-line break-words rounded-field bg-pending-fill px-3 py-2 text-pending">
          {revisionText(request)}
        </p>
      )}
      <Note title="Personel notu" text={request.staff_notes} />
      {request.description && (
        <p className="measure whitespace-pre-line break-words">{request.description}</p>
      )}
      <FindingLines findings={requestFindings(request, dayInIstanbul(new Date()))} />
      {requestFacts(request).map(({ title, facts }) => (
        <Facts key={title} title={title} facts={facts} />
      ))}
      <Note title="Not" text={request.cargo_details.notes} />
      {making}
      <Facts title="Teklif" facts={quoteFacts(request)} />
      {request.quote_id && (
        <Link to={`/staff/quotes/${request.quote_id}`} className="link self-start">
          Teklifi aç
        </Link>
      )}
      <Note title="Teklif notu" text={request.quote_notes} />
      {history && (
        <section aria-label="Geçmiş">
          <h4 className="mb-3 text-13 font-medium text-muted">Geçmiş</h4>
          {history}
        </section>
      )}
      {documents && (
        <section aria-label="Belgeler">
          <h4 className="mb-2 text-13 font-medium text-muted">Belgeler</h4>
          {documents}
        </section>
      )}
      {request.analysis && request.analysis.length > 0 && (
        <section>
          <h4 className="mb-2 text-13 font-medium text-muted">Ön değerlendirme</h4>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {request.analysis.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function StatusLine({ request }: { request: RequestDetail }) {
  const { status, quote_due_at, created_at } = request
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StaffRequestBadge request={request} />
      {status === 'pending' && (
        <span>
          Kalan süre: <DueClock due={quote_due_at} />
        </span>
      )}
      <RelativeTime moment={created_at} className="text-muted" />
    </p>
  )
}

function Lane({ request }: { request: RequestDetail }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <End city={request.origin_city} country={request.origin_country} />
      <span className="flex min-w-16 flex-1 items-center gap-2">
        <RouteLine className="flex-1" />
        <ShipmentTypeIcon type={request.shipment_type} />
      </span>
      <End city={request.destination_city} country={request.destination_country} />
    </div>
  )
}

function End({ city, country }: { city: string; country: string }) {
  return (
    <p className="max-w-36 break-words leading-5">
      <span className="block font-medium">{city}</span>
      <span className="block text-13 text-muted">{country}</span>
    </p>
  )
}

function Customer({ request }: { request: RequestDetail }) {
  const { customer_name: person, customer_company, requester_company } = request
  const name = customer_company || requester_company || person
  return (
    <div className="flex flex-col gap-1 border-line border-y py-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-13 text-muted">Müşteri</span>
        <Link
          to={`/staff/customer-management/${request.customer_id}`}
          className="font-medium hover:underline"
        >
          {name || '–'}
        </Link>
        {person !== name && <span className="text-muted">{person}</span>}
        <Link to={`/staff/requests?customer=${request.customer_id}`} className="link ml-auto text-13">
          Bütün talepleri
        </Link>
      </p>
      <ContactLinks
        email={request.customer_email}
        phone={request.customer_phone}
        subject={`${request.number} ${request.title}`}
      />
    </div>
  )
}

function quoteFacts(request: RequestDetail): Fact[] {
  const { quote_amount: amount, quote_currency: currency, quote_valid_until: validUntil } = request
  if (!amount || !currency) return []
  const money = (cost: string | null) => cost && formatMoney(cost, currency)
  const facts: [string, string | null][] = [
    ['Navlun', money(request.freight_cost)],
    ['BAF', money(request.baf_cost)],
    ['CAF', money(request.caf_cost)],
    ['Demuraj', money(request.demurrage_cost)],
    ['Diğer masraflar', money(request.other_costs)],
    ['Toplam', money(amount)],
    ['Geçerlilik', validUntil && formatShortDate(validUntil)],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null
  return (
    <section>
      <h4 className="mb-2 text-13 font-medium text-muted">{title}</h4>
      <dl className="grid grid-cols-[min(9rem,40%)_minmax(0,1fr)] gap-x-3 gap-y-1.5">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="min-w-0 break-words text-muted">{label}</dt>
            <dd className="figures whitespace-pre-line break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Note({ title, text }: { title: string; text: string | undefined }) {
  if (!text) return null
  return (
    <section>
      <h4 className="mb-2 text-13 font-medium text-muted">{title}</h4>
      <p className="measure whitespace-pre-line break-words">{text}</p>
    </section>
  )
}
