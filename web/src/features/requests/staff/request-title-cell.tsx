/** The title cell of a request: cities first, since titles of one form start alike, then the rest of the title and the number. */
import type { ShipmentType } from '@kervan/domain/requests/request-options.ts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { ShipmentTypeIcon } from '#features/requests/staff/shipment-type-icon.tsx'
import { laneOf, titleWithoutLane } from '#features/requests/staff/title-without-lane.ts'
import { openedHere, withParams } from '#spine/addresses/dialog-address.ts'
import { rowLink } from '#spine/ui/row-keys.ts'

type Props = {
  request: {
    id: string
    number: string
    title: string
    shipment_type: ShipmentType
    origin_city: string
    destination_city: string
  }
  /** The row's id where it differs from the request's. */
  rowId?: string
  children?: ReactNode
}

export function RequestTitleCell({ request, rowId = request.id, children }: Props) {
  const { search } = useLocation()
  const ownTitle = titleWithoutLane(request)
  return (
    <span className="flex min-w-0 items-center gap-2 @max-3xs:flex-wrap">
      <ShipmentTypeIcon type={request.shipment_type} />
      <span className="flex min-w-0 flex-1 items-center gap-x-2 @max-3xs:flex-wrap">
        <Link
          to={{ search: withParams(search, { request: request.id }) }}
          state={openedHere}
          preventScrollReset
          {...rowLink(rowId)}
          title={request.title}
          // A title that does not fit beside the cities wraps out of sight, instead of being truncated to a few letters.
          className="flex h-5 min-w-0 max-w-full flex-1 flex-wrap overflow-hidden leading-5 outline-none after:absolute after:inset-0 @max-3xs:h-auto"
        >
          <span className="mr-2 max-w-full truncate font-medium last:mr-0">{laneOf(request)}</span>{' '}
          {ownTitle && <span className="max-w-full truncate text-13 text-muted">{ownTitle}</span>}
        </Link>
        {children}
        <span className="figures shrink-0 text-12 text-muted @max-3xs:shrink @max-3xs:break-all md:max-xl:hidden">
          {request.number}
        </span>
      </span>
    </span>
  )
}
