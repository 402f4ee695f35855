/** One offer of the list: number, state, route, what the price is for, the total, how long it holds, and what can be done. */
import type { OfferSummary } from '@kervan/domain/quotes/offer.ts'
import { offerLabel } from '@kervan/domain/quotes/offer-line.ts'
import { offerStateAt } from '@kervan/domain/quotes/offer-state.ts'
import type { Answer } from '@kervan/domain/requests/requests.policy.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { Link, useLocation } from 'react-router'
import { evidenceAddress, offerAddress } from '#features/quotes/offers/offer-addresses.ts'
import { OfferBadge } from '#features/quotes/offers/offer-badge.tsx'
import { basisText, OfferRoute } from '#features/quotes/offers/offer-route.tsx'
import { OfferValidity } from '#features/quotes/offers/offer-validity.tsx'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { Button } from '#spine/ui/button.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { useNow } from '#spine/ui/use-now.ts'

type Props = { offer: OfferSummary; changes: number; onAnswer: (answer: Answer) => void }

export function OfferCard({ offer, changes, onAnswer }: Props) {
  const { search } = useLocation()
  const state = offerStateAt(offer, useNow())
  return (
    <li className="relative isolate rounded-card border border-line bg-card transition-colors hover:border-line-strong">
      {changes > 0 && (
        <span
          key={changes}
          aria-hidden="true"
          className="absolute inset-0 -z-10 animate-arrived rounded-card"
        />
      )}
      <article className="grid h-full grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 p-4 md:grid-cols-[minmax(0,1fr)_auto] md:p-5">
        <div className="flex min-w-0 flex-col gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
            <OfferBadge status={state} />
            <span className="figures">{offerLabel(offer)}</span>
            <RelativeTime moment={offer.sent_at} />
          </div>
          <h2 className="text-15 font-medium">
            <Link
              to={offerAddress(search, offer.id)}
              state={openedHere}
              preventScrollReset
              className="break-words after:absolute after:inset-0 hover:underline"
            >
              <NonBreakingText text={offer.title} />
            </Link>
          </h2>
          <OfferRoute {...offer} className="text-muted" />
          <p className="figures text-13 text-muted">{basisText(offer)}</p>
          <Scope offer={offer} />
        </div>
        <div className="flex flex-col justify-between gap-3 md:items-end">
          <div className="md:text-right">
            <p className="figures text-22 font-bold tracking-tight">
              {formatMoney(offer.total, offer.currency)}
            </p>
            <p className="text-13 text-muted">{offer.basis.price_is_for}</p>
            <OfferValidity offer={offer} />
          </div>
          <div className="relative flex gap-2 empty:hidden max-md:flex-wrap max-md:[&>*]:h-auto max-md:[&>*]:min-h-10 max-md:[&>*]:flex-auto">
            <CardActions offer={offer} state={state} onAnswer={onAnswer} />
          </div>
        </div>
      </article>
    </li>
  )
}

/** In one line each; the opened offer has them in full. */
function Scope({ offer: { included, out_of_scope } }: { offer: OfferSummary }) {
  const parts = [
    ['Dahil', included],
    ['Dahil değil', out_of_scope],
  ] as const
  return (
    <dl className="text-13 text-muted">
      {parts.map(
        ([label, items]) =>
          items.length > 0 && (
            <div key={label} className="truncate">
              <dt className="inline font-medium">{label}:</dt>{' '}
              <dd className="inline">{[...new Set(items)].join(', ')}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

type ActionsProps = { offer: OfferSummary; state: OfferSummary['status']; onAnswer: Props['onAnswer'] }

function CardActions({ offer, state, onAnswer }: ActionsProps) {
  if (!offer.request_id) return null
  if (state === 'sent' || state === 'viewed')
    return (
      <>
        <Button onClick={() => onAnswer('revise')}>Revize Talebi</Button>
        <Button variant="primary" onClick={() => onAnswer('approve')}>
          Teklifi onayla
        </Button>
      </>
    )
  // For an expired one a new price can be requested only.
  if (state === 'expired')
    return (
      <Button variant="primary" onClick={() => onAnswer('revise')}>
        Revize Talebi
      </Button>
    )
  if (offer.has_evidence) return <LinkButton href={evidenceAddress(offer.id)}>Onay belgesi</LinkButton>
  return null
}
