/** A request in a table of the office: cities first, for titles of one form begin alike; then what else it is called, and its number. */
import type { ShipmentType } from '@kervan/domain/requests/request-options.ts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { ShipmentTypeIcon } from '#features/requests/staff/shipment-type-icon.tsx'
import { laneOf, titleBesideLane } from '#features/requests/staff/title-beside-lane.ts'
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
  /** By what the row is known, where it is not the request's own. */
  rowId?: string
  children?: ReactNode
}

export function RequestTitleCell({ request, rowId = request.id, children }: Props) {
  const { search } = useLocation()
  const beside = titleBesideLane(request)
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
          // What does not fit beside the cities goes to a line below, out of sight: a stump of it would tell nothing.
          className="min-w-0 max-w-full outline-none after:absolute after:inset-0 md:flex md:h-5 md:flex-1 md:flex-wrap md:overflow-hidden md:leading-5"
        >
          <span className="mr-1 font-medium last:mr-0 md:mr-2 md:max-w-full md:truncate">
            {laneOf(request)}
          </span>{' '}
          {beside && <span className="text-13 text-muted md:max-w-full md:truncate">{beside}</span>}
        </Link>
        {children}
        <span className="figures shrink-0 text-12 text-muted md:max-xl:hidden">{request.number}</span>
      </span>
    </span>
  )
}
