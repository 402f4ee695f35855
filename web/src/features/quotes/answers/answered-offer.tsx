/** In the question before an answer: which offer it is, what the price is for, and which options are part of it. */
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import { offerLabel } from '@kervan/domain/quotes/offer-line.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { offerAddress } from '#features/quotes/offers/offer-addresses.ts'
import { api } from '#spine/api/api.ts'

type Props = {
  quoteId: string
  /** What the dialog names already. */
  named: { number: string; title: string }
  chosen: readonly { id: string; title: string }[]
  isApproval: boolean
}

export function AnsweredOffer({ quoteId, named, chosen, isApproval }: Props) {
  const { data: offer } = useQuery(api.quotes.offers.get.queryOptions({ input: { id: quoteId } }))
  const optional = offer?.items.filter(({ is_optional }) => is_optional) ?? []
  return (
    <div className="flex flex-col gap-1 text-14">
      {offer && (
        <>
          <p>{offer.basis.price_is_for}</p>
          <p className="figures text-muted empty:hidden">{textOf(offer, named)}</p>
        </>
      )}
      {isApproval && chosen.length > 0 && (
        <>
          <p>Seçtikleriniz dahil:</p>
          <ul className="list-disc pl-5">
            {chosen.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </>
      )}
      {isApproval && chosen.length === 0 && optional.length > 0 && (
        <p className="text-muted">
          İsteğe bağlı kalemler dahil değil: {optional.map(({ title }) => title).join(', ')}.{' '}
          <Link to={offerAddress('?view=quotes', quoteId)} className="link">
            Teklifi açıp seçin
          </Link>
        </p>
      )}
    </div>
  )
}

function textOf(offer: Offer, { number, title }: Props['named']): string {
  const label = offerLabel(offer)
  const isRouteNamed = [offer.pol, offer.pod].every((place) => title.includes(place))
  return [label !== number && label, !isRouteNamed && `${offer.pol} – ${offer.pod}`]
    .filter(Boolean)
    .join(' · ')
}
