/** The latest requests and shipments of the overview; fewer on phones. */
import type { Overview } from '@kervan/domain/shipments/shipments.contract.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { openRequestAddress, shipmentAddress } from '#features/requests/request-addresses.ts'
import { RequestBadge } from '#features/requests/request-badge.tsx'
import { ShipmentBadge } from '#features/shipments/shipment-badge.tsx'
import { routeText } from '#features/shipments/shipment-route-text.ts'
import { openedHere } from '#spine/addresses/dialog-address.ts'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'

const onPhones = { requests: 2, shipments: 1 }

export function RecentActivities({ overview }: { overview: Overview }) {
  const { recent_requests, recent_shipments } = overview
  return (
    <Card aria-label="Son hareketler">
      <CardHead title="Son hareketler" />
      <ul>
        {recent_requests.map((request, place) => (
          <Activity
            key={request.id}
            to={openRequestAddress('?view=requests', request.id)}
            title={request.title}
            number={request.number}
            badge={<RequestBadge status={request.status} />}
            at={request.updated_at}
            wideOnly={place >= onPhones.requests}
          />
        ))}
        {recent_shipments.map((shipment, place) => (
          <Activity
            key={shipment.id}
            to={shipmentAddress(shipment.id)}
            title={shipment.title || routeText(shipment)}
            number={shipment.shipment_number}
            badge={<ShipmentBadge status={shipment.status} delayed={shipment.delayed} />}
            at={shipment.updated_at}
            wideOnly={place >= onPhones.shipments}
          />
        ))}
      </ul>
    </Card>
  )
}

type ActivityProps = {
  to: string
  title: string
  number: string
  badge: ReactNode
  at: string
  /** On wide screens only. */
  wideOnly: boolean
}

function Activity({ to, title, number, badge, at, wideOnly }: ActivityProps) {
  return (
    <li
      className={cn(
        'relative flex items-center gap-x-4 gap-y-1.5 border-line max-sm:flex-wrap border-b px-4 py-3 transition-colors last:border-b-0 hover:bg-hover md:px-5',
        wideOnly && 'max-md:hidden',
      )}
    >
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <Link to={to} state={openedHere} className="line-clamp-2 break-words after:absolute after:inset-0">
          <NonBreakingText text={title} />
        </Link>
        <p className="text-13 text-muted">
          <span className="figures">{number}</span> · <RelativeTime moment={at} />
        </p>
      </div>
      {badge}
    </li>
  )
}
