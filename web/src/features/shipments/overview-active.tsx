/** The active shipments of the overview, each on its route. */

import type { OwnShipmentSummary } from '@kervan/domain/shipments/shipments.contract.ts'
import { shipmentStatusWords } from '@kervan/domain/shipments/shipments.policy.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { Link } from 'react-router'
import { arrivalOf, awaitedNews } from '#features/shipments/arrival-of.ts'
import { followAddress } from '#features/shipments/shipment-addresses.ts'
import { routeProgress, ShipmentBadge } from '#features/shipments/shipment-badge.tsx'
import { routeText } from '#features/shipments/shipment-route-text.ts'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'
import { RouteLine } from '#spine/ui/route-line.tsx'

type Props = { shipments: readonly OwnShipmentSummary[]; total: number }

export function ActiveShipments({ shipments, total }: Props) {
  if (shipments.length === 0) return null
  return (
    <Card aria-label="Aktif gönderiler">
      <CardHead
        title="Aktif gönderiler"
        action={
          total > shipments.length && (
            <Link to="/dashboard?view=shipments&status=active" className="link shrink-0 text-14">
              {formatCount(total)} gönderinin tümü
            </Link>
          )
        }
      />
      <ul>
        {shipments.map((shipment) => (
          <ActiveShipment key={shipment.id} shipment={shipment} />
        ))}
      </ul>
    </Card>
  )
}

function ActiveShipment({ shipment }: { shipment: OwnShipmentSummary }) {
  const { id, shipment_number, status, delayed, eta, current_location, missed_arrival } = shipment
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 border-line border-b px-4 py-3 last:border-b-0 md:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">
            <NonBreakingText text={routeText(shipment) || shipment_number} />
          </span>
          <ShipmentBadge status={status} delayed={delayed} />
        </p>
        <RouteLine
          progress={routeProgress(status)?.share}
          label={`Durum: ${shipmentStatusWords[status]}`}
          className="my-2 max-w-96"
        />
        <p className="text-13 text-muted">
          <span className="figures">{shipment_number}</span>
          {current_location && ` · ${current_location}`}
          {(eta || missed_arrival) && (
            <>
              {' · '}
              {/* Wraps as a whole. */}
              {missed_arrival ? (
                <span className="inline-block text-delayed">
                  {awaitedNews} ({formatDate(missed_arrival)})
                </span>
              ) : (
                <span className="inline-block">Beklenen varış {arrivalOf(shipment).text}</span>
              )}
            </>
          )}
        </p>
      </div>
      <LinkButton href={followAddress(id)} className="max-md:w-full">
        Takip et
      </LinkButton>
    </li>
  )
}
