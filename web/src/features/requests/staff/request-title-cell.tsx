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
    <span className="flex min-w-0 items-center gap-2 max-md:justify-end @max-3xs:flex-wrap @max-3xs:justify-start">
      <ShipmentTypeIcon type={request.shipment_type} />
      <span className="flex min-w-0 items-center gap-x-2 max-md:flex-col max-md:items-end md:flex-1 @max-3xs:items-start">
        <Link
          to={{ search: withParams(search, { request: request.id }) }}
          state={openedHere}
          preventScrollReset
          {...rowLink(rowId)}
          title={request.title}
          // A title that does not fit beside the cities wraps out of sight, instead of being truncated to a few letters.
          className="min-w-0 max-w-full outline-none after:absolute after:inset-0 md:flex md:h-5 md:flex-1 md:flex-wrap md:overflow-hidden md:leading-5"
        >
          <span className="mr-1 font-medium last:mr-0 md:mr-2 md:max-w-full md:truncate">
            {laneOf(request)}
          </span>{' '}
          {ownTitle && <span className="text-13 text-muted md:max-w-full md:truncate">{ownTitle}</span>}
        </Link>
        {children}
        <span className="figures shrink-0 text-12 text-muted md:max-xl:hidden">{request.number}</span>
      </span>
    </span>
  )
}
