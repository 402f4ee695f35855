/** Fetches the customer's shipments and the figures above them. */
import type { ShipmentFilter } from '@kervan/domain/shipments/shipments.contract.ts'
import { shortened } from '@kervan/domain/values/shortened.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import { type Place, pageOptions, rowsOf } from '#spine/lists/list-pages.ts'

type Wanted = {
  status: ShipmentFilter | null
  search: string
  /** Delivered on this day or later. */
  since: string | null
}

const searched = (search: string) => (search ? { search: shortened(search, 80) } : {})

/** What the list's call is sent, without its page. */
export const shipmentInput = ({ status, search, since }: Wanted) => ({
  ...(status && { status }),
  ...(since && { delivered_since: since }),
  ...searched(search),
})

export function useShipments(wanted: Wanted) {
  return useInfiniteQuery(
    api.shipments.list.infiniteOptions({
      input: (place: Place) => ({ ...place, ...shipmentInput(wanted) }),
      ...pageOptions,
      select: rowsOf,
    }),
  )
}

export function useShipmentFigures(search = '') {
  return useQuery(
    api.shipments.figures.queryOptions({ input: searched(search), placeholderData: keepPreviousData }),
  )
}
