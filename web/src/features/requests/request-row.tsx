/** One request of the list. Its actions depend on its status; its title always opens it. */
import type { RequestSummary } from '@kervan/domain/requests/request.ts'
import { Link, useLocation } from 'react-router'
import { PriceOrDue } from '#features/requests/price-or-due.tsx'
import { PricingLabel } from '#features/requests/pricing-label.tsx'
import { hasExpired } from '#features/requests/quote-validity.ts'
import type { QuotedRequest } from '#features/requests/quoted-request.ts'
import {
  newRequestAddress,
  openRequestAddress,
  shipmentAddress,
} from '#features/requests/request-addresses.ts'
import { RequestBadge } from '#features/requests/request-badge.tsx'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { Button } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { RouteLine } from '#spine/ui/route-line.tsx'
import { useNow } from '#spine/ui/use-now.ts'

type Ask = (answer: 'approve' | 'revise', request: QuotedRequest) => void
type Props = { request: RequestSummary; changes: number; onAnswer: Ask }

export function RequestRow({ request, changes, onAnswer }: Props) {
  const { search } = useLocation()
  return (
    <li className="relative isolate border-line border-b transition-colors last:border-b-0 hover:bg-hover">
      {changes > 0 && (
        <span key={changes} aria-hidden="true" className="absolute inset-0 -z-10 animate-arrived" />
      )}
      <article className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 px-4 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:px-5">
        <div className="flex min-w-0 flex-col gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
            <RequestBadge status={request.status} />
            <PricingLabel request={request} />
            <span className="figures">{request.number}</span>
            <RelativeTime moment={request.created_at} />
          </div>
          <h2 className="text-15 font-medium">
            <Link
              to={openRequestAddress(search, request.id)}
              state={openedHere}
              preventScrollReset
              className="break-words after:absolute after:inset-0 hover:underline"
            >
              <NonBreakingText text={request.title} />
            </Link>
          </h2>
          <RouteBetween {...request} />
        </div>
        <div className="flex flex-col justify-between gap-3 md:items-end">
          <PriceOrDue request={request} className="md:text-right" />
          <div className="relative flex gap-2 empty:hidden max-md:flex-wrap max-md:[&>*]:h-auto max-md:[&>*]:min-h-10 max-md:[&>*]:flex-auto max-md:[&>*]:whitespace-normal">
            <RowActions request={request} search={search} onAnswer={onAnswer} />
          </div>
        </div>
      </article>
    </li>
  )
}

type Ends = Pick<
  RequestSummary,
  'origin_city' | 'origin_country' | 'destination_city' | 'destination_country'
>

type RouteProps = Ends & {
  /** How far it is, and what a screen reader says of that. */
  progress?: { share: number; label: string } | undefined
  className?: string
}

/** Two places that do not fit side by side wrap; a word breaks only where it is longer than the line. */
export function RouteBetween({ progress, className, ...ends }: RouteProps) {
  return (
    <p className={cn('flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-muted md:gap-x-3', className)}>
      <span className="max-w-full break-words">{placeName(ends.origin_city, ends.origin_country)}</span>
      <span className="sr-only">çıkış,</span>
      <span className="flex max-w-full items-center gap-2 md:gap-3">
        {progress ? (
          <RouteLine progress={progress.share} label={progress.label} className="w-20 shrink-0 md:w-44" />
        ) : (
          <RouteLine className="w-9 shrink-0 md:w-20" />
        )}
        <span className="min-w-0 break-words">
          {placeName(ends.destination_city, ends.destination_country)}
        </span>
      </span>
      <span className="sr-only">varış</span>
    </p>
  )
}

function placeName(city: string, country: string): string {
  return [city, country].filter(Boolean).join(', ') || '–'
}

function RowActions({
  request,
  search,
  onAnswer,
}: {
  request: RequestSummary
  search: string
  onAnswer: Ask
}) {
  const now = useNow()
  const { id, status, shipment_id } = request
  if (status === 'quoted')
    return (
      <>
        <LinkButton href={openRequestAddress(search, id)} state={openedHere} preventScrollReset>
          Detaylı görünüm
        </LinkButton>
        {/* An expired quote cannot be approved, only revised. */}
        {hasExpired(request, now) ? (
          <Button variant="primary" onClick={() => onAnswer('revise', request)}>
            Revize iste
          </Button>
        ) : (
          <Button variant="primary" onClick={() => onAnswer('approve', request)}>
            Teklifi onayla
          </Button>
        )}
      </>
    )
  if (status === 'pending')
    return (
      <LinkButton href={openRequestAddress(search, id, { edit: true })} state={openedHere} preventScrollReset>
        Düzenle
      </LinkButton>
    )
  if (status === 'rejected')
    return (
      <LinkButton href={newRequestAddress('quick')} state={openedHere} preventScrollReset>
        Yeni talep
      </LinkButton>
    )
  if (status === 'approved' && shipment_id)
    return <LinkButton href={shipmentAddress(shipment_id)}>Gönderi detayı</LinkButton>
  return null
}
