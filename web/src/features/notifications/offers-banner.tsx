/**
 * Unread offers above every view of the portal: the two newest until it is expanded; reading or opening one removes it.
 * On phones most pages show a single line instead, so that their own content stays on the first screen.
 */

import type { Notification } from '@kervan/domain/notifications/notifications.contract.ts'
import { collapsedOffers } from '@kervan/domain/notifications/notifications.copy.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { Check, ChevronRight, FileText, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useReadActions, useUnread } from '#features/notifications/read-notifications.ts'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { CountBadge } from '#spine/ui/badge.tsx'
import { Button } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'

const none: readonly Notification[] = []
/** These lists show the same offers. */
const viewsWithOwnList = ['notifications', 'alerts', 'quotes']
/** The home page, and the list of requests that the offers answer. */
const viewsWithBanner = ['overview', 'dashboard', 'requests', 'workflow']

export function OffersBanner() {
  const offers = useUnread().data?.offers ?? none
  useReadWhenOpened(offers)
  const view = useSearchParams()[0].get('view') ?? 'overview'
  const isView = useLocation().pathname === '/dashboard'
  if (offers.length === 0 || !isView || viewsWithOwnList.includes(view)) return null
  const isFull = viewsWithBanner.includes(view)
  return (
    <>
      {!isFull && <OffersLine count={offers.length} />}
      <OfferList offers={offers} className={cn(!isFull && 'max-md:hidden')} />
    </>
  )
}

function OffersLine({ count }: { count: number }) {
  return (
    <Link
      to="/dashboard?view=quotes"
      className="mb-4 flex h-11 items-center gap-3 rounded-card border border-line bg-card px-4 font-medium transition-colors hover:bg-hover md:hidden"
    >
      <FileText className="size-5 shrink-0 text-sea" strokeWidth={1.75} aria-hidden />
      {count} yeni teklif
      <ChevronRight className="ml-auto size-5 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
    </Link>
  )
}

function OfferList({ offers, className }: { offers: readonly Notification[]; className: string }) {
  const [open, setOpen] = useState(false)
  const hidden = offers.length - collapsedOffers
  return (
    <section
      aria-label="Yeni teklifler"
      className={cn('print-hidden mb-6 rounded-card border border-line bg-card', className)}
    >
      <header className="flex min-h-11 flex-wrap items-center gap-x-2 border-line border-b px-4 md:px-5">
        <h2 className="text-15">Yeni teklifler</h2>
        <CountBadge count={offers.length} of="yeni teklif" tone="sea" />
        {hidden > 0 && (
          <Button
            variant="ghost"
            size="sm"
            className="-mr-2 ml-auto"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Daha Az Göster' : `${hidden} Daha Fazla`}
          </Button>
        )}
      </header>
      <ul>
        {(open ? offers : offers.slice(0, collapsedOffers)).map((offer) => (
          <Offer key={offer.id} offer={offer} />
        ))}
      </ul>
      <p className="border-line border-t px-4 py-2 text-13 text-muted sm:pl-12 md:pr-5 md:pl-13">
        <NonBreakingText text="Ayrıntılar için e-postanızı da kontrol edin." />
      </p>
    </section>
  )
}

function Offer({ offer }: { offer: Notification }) {
  const { read, dismiss } = useReadActions()
  return (
    <li className="flex animate-rise items-start gap-x-3 gap-y-2 border-line max-sm:flex-wrap border-b px-4 py-3 last:border-b-0 md:px-5">
      <FileText className="mt-0.5 size-5 shrink-0 text-sea max-sm:hidden" strokeWidth={1.75} aria-hidden />
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <p className="flex flex-wrap items-baseline gap-x-2 font-medium">
          {offer.title}
          {offer.quote_amount !== null && (
            <span className="figures">{formatMoney(offer.quote_amount, offer.quote_currency ?? '')}</span>
          )}
        </p>
        <p className="line-clamp-2 break-words text-14">
          <NonBreakingText text={offer.message} />
        </p>
        <p className="text-13 text-muted">
          <RelativeTime moment={offer.created_at} />
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-1 max-sm:w-full max-sm:flex-wrap">
        <LinkButton
          href={offer.link}
          state={openedHere}
          size="sm"
          className="max-sm:h-10"
          onClick={() => read(offer)}
        >
          Teklifi gör
        </LinkButton>
        <IconButton
          label="Okundu say"
          size="sm"
          className="max-sm:ml-auto max-sm:size-10"
          onClick={() => read(offer)}
        >
          <Check strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton label="Kaldır" size="sm" className="max-sm:size-10" onClick={() => dismiss(offer)}>
          <X strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
    </li>
  )
}

/** Opening a request or an offer, by whatever link, also marks its news read. */
function useReadWhenOpened(offers: readonly Notification[]): void {
  const params = useSearchParams()[0]
  const opened = params.get('request') ?? params.get('quote')
  const { read } = useReadActions()
  const readOffers = useEffectEvent((id: string) => {
    for (const offer of offers)
      if (offer.request_id === id || offer.link.endsWith(`&quote=${id}`)) read(offer)
  })
  // Not their number: one that replaces another leaves it as it was.
  const offerIds = offers.map(({ id }) => id).join()
  useEffect(() => {
    if (opened && offerIds !== '') readOffers(opened)
  }, [opened, offerIds])
}
