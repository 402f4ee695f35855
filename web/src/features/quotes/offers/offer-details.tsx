/** Everything an offer says: what it is for, its lines and options, the totals, and its terms. */
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import { quotePaymentTermWords } from '@kervan/domain/quotes/quote-options.ts'
import { rejectionReasonWords } from '@kervan/domain/quotes/rejection-reasons.ts'
import { transportModeWords } from '@kervan/domain/requests/request-options.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { ChangedOffer } from '#features/quotes/offers/changed-offer.tsx'
import { OfferLines } from '#features/quotes/offers/offer-lines.tsx'
import { OfferOptions } from '#features/quotes/offers/offer-options.tsx'
import { Part } from '#features/quotes/offers/offer-part.tsx'
import { OfferRevisions } from '#features/quotes/offers/offer-revisions.tsx'
import { OfferRoute } from '#features/quotes/offers/offer-route.tsx'
import { OfferTotals } from '#features/quotes/offers/offer-totals.tsx'
import type { Chosen } from '#features/quotes/offers/use-chosen-options.ts'

export function OfferDetails({ offer, chosen }: { offer: Offer; chosen: Chosen }) {
  const isIncluded = ({ id, is_optional }: Offer['items'][number]) => !is_optional || chosen.ids.includes(id)
  const included = [...new Set(offer.items.filter(isIncluded).map(({ title }) => title))]
  return (
    <div className="flex flex-col gap-6">
      <ChangedOffer offer={offer} />
      <div className="flex flex-col gap-3">
        <OfferRoute pol={offer.pol} pod={offer.pod} className="text-15" />
        <Price offer={offer} chosen={chosen} />
        <Facts offer={offer} />
        <OfferRevisions offer={offer} />
      </div>
      <OfferLines offer={offer} />
      <OfferOptions offer={offer} chosen={chosen} />
      <OfferTotals offer={offer} totals={chosen.totals} />
      <div className="grid gap-6 sm:grid-cols-2">
        <Clauses title="Fiyata dahil" clauses={included} />
        <Clauses title="Fiyata dahil değil" clauses={offer.out_of_scope} />
      </div>
      {offer.notes && (
        <Part title="Not">
          <p className="measure whitespace-pre-line break-words text-14">{offer.notes}</p>
        </Part>
      )}
      <Clauses title="Şartlar" clauses={offer.terms_conditions} />
      <Answer offer={offer} />
    </div>
  )
}

/** With what is ticked; how it comes about follows further down. */
function Price({ offer, chosen }: { offer: Offer; chosen: Chosen }) {
  const [own] = chosen.totals
  return (
    <div>
      {own && (
        <p className="figures break-words text-28 font-bold tracking-tight">
          {formatMoney(own.total, own.currency)}
        </p>
      )}
      <p className="text-14">{offer.basis.price_is_for}</p>
    </div>
  )
}

function Clauses({ title, clauses }: { title: string; clauses: readonly string[] }) {
  if (clauses.length === 0) return null
  return (
    <Part title={title}>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-14">
        {clauses.map((clause) => (
          <li key={clause} className="break-words">
            {clause}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Facts({ offer }: { offer: Offer }) {
  const { basis } = offer
  const day = (date: string | null) => (date ? formatDate(date) : '')
  const facts = [
    ['Taşıma şekli', transportModeWords[offer.transport_mode]],
    ['Yük', basis.load],
    ['Ağırlık', basis.weight],
    ['Hacim', basis.volume],
    ['Ücrete esas ağırlık', basis.chargeable_weight],
    ['Yükün türü', offer.cargo_type],
    ['Teslim şekli', offer.incoterm ?? ''],
    ['Kalkış (ETD)', day(offer.etd)],
    ['Varış (ETA)', day(offer.eta)],
    ['Ödeme', quotePaymentTermWords[offer.payment_term]],
    ['Talep', offer.request_number],
  ].filter(([, value]) => value)
  return (
    <dl className="gap-x-8 text-14 sm:columns-2">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="flex break-inside-avoid flex-wrap justify-between gap-x-4 border-line border-t py-2"
        >
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd className="figures max-w-full break-words text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the customer has answered, in their own words. */
function Answer({ offer: { rejection_reason, answer_note } }: { offer: Offer }) {
  if (!rejection_reason && !answer_note) return null
  return (
    <Part title="Yanıtınız">
      {rejection_reason && <p className="text-14">{rejectionReasonWords[rejection_reason]}</p>}
      {answer_note && <p className="whitespace-pre-line break-words text-14 text-muted">{answer_note}</p>}
    </Part>
  )
}
