/** One shipment of the customer's list: where it is and when it arrives, with *Detaylar* and *Takip et*. */
import type { OwnShipmentSummary } from '@kervan/domain/shipments/shipments.contract.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { Link, useLocation } from 'react-router'
import { RouteBetween } from '#features/requests/request-row.tsx'
import { arrivalOf, awaitedNews } from '#features/shipments/arrival-of.ts'
import { followAddress, openShipmentAddress } from '#features/shipments/shipment-addresses.ts'
import { routeProgress, ShipmentBadge } from '#features/shipments/shipment-badge.tsx'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'

type Props = { shipment: OwnShipmentSummary; changes: number }

export function ShipmentCard({ shipment, changes }: Props) {
  const { search } = useLocation()
  const { id, status, delayed, shipment_number, container_code, own_reference, updated_at } = shipment
  const address = openShipmentAddress(search, id)
  return (
    <li className="relative isolate break-inside-avoid overflow-clip rounded-card border border-line bg-card transition-colors hover:border-line-strong">
      {changes > 0 && (
        <span key={changes} aria-hidden="true" className="absolute inset-0 -z-10 animate-arrived" />
      )}
      <article className="grid gap-x-6 gap-y-3 px-4 py-4 md:grid-cols-[minmax(0,1fr)_13rem_auto] md:px-5">
        <div className="flex min-w-0 flex-col gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
            <ShipmentBadge status={status} delayed={delayed} />
            <span className="figures">{shipment_number}</span>
            {own_reference && <span className="break-all">{own_reference}</span>}
            {container_code && <span className="figures">{container_code}</span>}
            <RelativeTime moment={updated_at} />
          </div>
          <h2 className="text-15 font-medium">
            <Link
              to={address}
              state={openedHere}
              preventScrollReset
              className="break-words after:absolute after:inset-0 hover:underline"
            >
              <NonBreakingText text={shipment.own_name || shipment.title || shipment_number} />
            </Link>
          </h2>
          <RouteBetween {...shipment} progress={routeProgress(status)} />
        </div>
        <Whereabouts shipment={shipment} />
        <div className="relative flex gap-2 self-end max-md:*:flex-1 md:flex-col">
          <LinkButton href={address} state={openedHere} preventScrollReset>
            Detaylar
          </LinkButton>
          <LinkButton variant={isUnderWay(status) ? 'primary' : undefined} href={followAddress(id)}>
            Takip et
          </LinkButton>
        </div>
      </article>
    </li>
  )
}

const isUnderWay = (status: OwnShipmentSummary['status']) =>
  status === 'preparing' || status === 'in_transit' || status === 'customs'

function Whereabouts({ shipment }: { shipment: OwnShipmentSummary }) {
  const { current_location, quote_amount, quote_currency, missed_arrival } = shipment
  const arrival = arrivalOf(shipment)
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 text-14 md:flex-col">
      <div>
        <dt className="text-13 text-muted">{arrival.label}</dt>
        {missed_arrival ? (
          <>
            <dd>{formatDate(missed_arrival)}</dd>
            <dd className="text-13 text-delayed">{awaitedNews}</dd>
          </>
        ) : (
          <dd>{arrival.text}</dd>
        )}
      </div>
      {current_location && (
        <div>
          <dt className="text-13 text-muted">Son bilinen yer</dt>
          <dd className="break-words">{current_location}</dd>
        </div>
      )}
      {quote_amount && quote_currency && (
        <div>
          <dt className="text-13 text-muted">Bedel</dt>
          <dd className="figures">{formatMoney(quote_amount, quote_currency)}</dd>
        </div>
      )}
    </dl>
  )
}
