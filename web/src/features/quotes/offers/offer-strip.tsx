/** Below a request's price: which offer it is, its state, what the price is for, and the way to it. */
import { offerLabel } from '@kervan/domain/quotes/offer-line.ts'
import { offerStateAt } from '@kervan/domain/quotes/offer-state.ts'
import { useQuery } from '@tanstack/react-query'
import { offerAddress } from '#features/quotes/offers/offer-addresses.ts'
import { OfferBadge } from '#features/quotes/offers/offer-badge.tsx'
import { OfferRoute } from '#features/quotes/offers/offer-route.tsx'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { useNow } from '#spine/ui/use-now.ts'

export function OfferStrip({ quoteId }: { quoteId: string }) {
  const now = useNow()
  const { data: offer } = useQuery(api.quotes.offers.get.queryOptions({ input: { id: quoteId } }))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      {offer && (
        <div className="flex min-w-0 flex-col gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
            <span className="figures">{offerLabel(offer)}</span>
            <OfferBadge status={offerStateAt(offer, now)} />
          </p>
          <OfferRoute pol={offer.pol} pod={offer.pod} />
          <p className="text-14">{offer.basis.price_is_for}</p>
        </div>
      )}
      <LinkButton size="sm" href={offerAddress('', quoteId)} state={openedHere}>
        Teklifin tamamı
      </LinkButton>
    </div>
  )
}
