/** Says why an offer cannot be answered any more: renewed, expired, or answered, here or in another tab. */
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import { offerLabel } from '@kervan/domain/quotes/offer-line.ts'
import type { OfferStatus } from '@kervan/domain/quotes/offer-options.ts'
import { offerStateAt, offerWords } from '@kervan/domain/quotes/offer-state.ts'
import { requestProblems } from '@kervan/domain/requests/requests.copy.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { useLocation } from 'react-router'
import { offerAddress } from '#features/quotes/offers/offer-addresses.ts'
import { api } from '#spine/api/api.ts'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { useNow } from '#spine/ui/use-now.ts'

const reasons: Record<OfferStatus, string | null> = {
  sent: null,
  viewed: null,
  accepted: offerWords.accepted,
  rejected: offerWords.rejected,
  revision_requested: offerWords.revisionRequested,
  expired: requestProblems.QUOTE_EXPIRED.message,
  superseded: offerWords.superseded,
}

export function ChangedOffer({ offer }: { offer: Offer }) {
  const state = offerStateAt(offer, useNow())
  return (
    // There from the start, so that a change is heard.
    <div role="status" className="print-hidden empty:hidden">
      {reasons[state] && (
        <div className="flex flex-col items-start gap-2 rounded-field bg-hover px-3 py-2 text-14">
          <p className="flex gap-2">
            <Info className="mt-0.5 size-4 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
            {reasons[state]}
          </p>
          {state === 'superseded' && offer.request_id && <NewerOffer requestId={offer.request_id} />}
        </div>
      )}
    </div>
  )
}

/** A request's id leads to its current offer. */
function NewerOffer({ requestId }: { requestId: string }) {
  const { search } = useLocation()
  const { data: newer } = useQuery(api.quotes.offers.get.queryOptions({ input: { id: requestId } }))
  const [total] = newer?.totals ?? []
  if (!newer || !total) return null
  return (
    <>
      <p className="figures pl-6">
        Güncel teklif: {offerLabel(newer)}, {formatMoney(total.total, total.currency)}
      </p>
      <LinkButton size="sm" variant="primary" className="ml-6" href={offerAddress(search, newer.id)}>
        Güncel teklifi aç
      </LinkButton>
    </>
  )
}
