/** What can be done with an opened offer: answered, asked about, printed, downloaded. */
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import { offerStateAt } from '@kervan/domain/quotes/offer-state.ts'
import { useQuery } from '@tanstack/react-query'
import { FileDown, MessageCircleQuestion, Printer } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { talkAddress } from '#features/customers/talk-address.ts'
import type { useAnswerQuote } from '#features/quotes/answers/answer-quote.tsx'
import {
  evidenceAddress,
  offerPageAddress,
  offerPdfAddress,
} from '#features/quotes/offers/offer-addresses.ts'
import { quotedRequestOf } from '#features/quotes/offers/quoted-request-of.ts'
import type { Chosen } from '#features/quotes/offers/use-chosen-options.ts'
import { newRequestAddress, shipmentAddress } from '#features/requests/request-addresses.ts'
import { api } from '#spine/api/api.ts'
import { Button, buttonClasses } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { useNow } from '#spine/ui/use-now.ts'

type LinksProps = { offer: Offer; size: 'sm' | 'md'; className: string }

/** In the footer, small enough to stand in one line with the answers, or on phones below the details. */
export function OfferLinks({ offer, size, className }: LinksProps) {
  const narrow = size === 'sm' ? 'px-2!' : ''
  const ghost = cn(buttonClasses({ variant: 'ghost', size }), narrow)
  const here = useLocation()
  const about = { kind: 'quote', id: offer.id, number: offer.quote_no } as const
  return (
    <div className={cn('print-hidden flex flex-wrap gap-1', className)}>
      <Link to={talkAddress(here, about, ['quote'])} preventScrollReset className={ghost}>
        <MessageCircleQuestion strokeWidth={1.75} aria-hidden />
        Soru sor
      </Link>
      <a href={offerPdfAddress(offer.id)} target="_blank" rel="noreferrer" className={ghost}>
        <FileDown strokeWidth={1.75} aria-hidden />
        PDF
      </a>
      <Link to={offerPageAddress(offer.id)} className={ghost}>
        <Printer strokeWidth={1.75} aria-hidden />
        Yazdır
      </Link>
    </div>
  )
}

type Props = { offer: Offer; chosen: Chosen; onAnswer: ReturnType<typeof useAnswerQuote>['ask'] }

export function OfferFooter({ offer, chosen, onAnswer }: Props) {
  const state = offerStateAt(offer, useNow())
  const request = quotedRequestOf(offer, offer.totals[0]?.total ?? '')
  if (state === 'accepted') return <AcceptedLinks offer={offer} />
  if (!offer.request_id) return null
  if (state === 'expired')
    return (
      <Button variant="next" onClick={() => onAnswer('revise', request)}>
        Revize Talebi
      </Button>
    )
  if (state === 'rejected')
    return <LinkButton href={newRequestAddress('quick', offer.request_id)}>Bu talebi tekrarla</LinkButton>
  if (state !== 'sent' && state !== 'viewed') return null
  const items = offer.items.filter(({ id }) => chosen.ids.includes(id))
  const total = chosen.totals[0]?.total ?? null
  return (
    <>
      <Button variant="ghost" onClick={() => onAnswer('reject', request)}>
        Reddet
      </Button>
      <Button onClick={() => onAnswer('revise', request)}>Revize Talebi</Button>
      <Button variant="next" onClick={() => onAnswer('approve', request, { items, total })}>
        Teklifi onayla
      </Button>
    </>
  )
}

/** The shipment that the acceptance has begun is known by the request. */
function AcceptedLinks({ offer: { id, request_id, has_evidence } }: { offer: Offer }) {
  const { data: request } = useQuery(
    api.requests.get.queryOptions({ input: { id: request_id ?? '' }, enabled: request_id !== null }),
  )
  return (
    <>
      {has_evidence && <LinkButton href={evidenceAddress(id)}>Onay belgesi</LinkButton>}
      {request?.shipment_id && (
        <LinkButton variant="primary" href={shipmentAddress(request.shipment_id)}>
          Gönderi detayı
        </LinkButton>
      )}
    </>
  )
}
