/** Fetches the office's list of shipments and its counts. */
import type { ShipmentFilter } from '@kervan/domain/shipments/shipments.contract.ts'
import type { StaffShipment, StaffShipmentListInput } from '@kervan/domain/shipments/staff-shipments.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import type { ListState } from '#spine/lists/list-address.ts'
import { orderAndSearch, type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'

export type StaffShipmentRow = NonNullable<ReturnType<typeof useStaffShipments>['data']>[number]

/** The newest, which are there without scrolling: they can be selected at once. */
const newest = 500

export function useStaffShipments(state: ListState) {
  return useListPages(
    api.shipments.staff.list.infiniteOptions({
      input: (place: Place) => ({ ...pageInput(state, place), ...filtersOf(state) }),
      ...pageOptions,
    }),
    { atLeast: newest },
  )
}

/** The values of the filter `owner` that stand for whoever looks, and for nobody. */
export const oneself = 'me'
export const nobody = 'none'
const ofOwner = (owner: string) =>
  owner === oneself ? { mine: 'true' } : owner === nobody ? { unowned: 'true' } : { owner_id: owner }

const laneSeparator = ' – '

/** The value of the filter `lane`, and what is read. */
export const laneText = (origin: string, destination: string) => `${origin}${laneSeparator}${destination}`

/** Null where it is not written as a lane. */
export function endsOf(lane: string): { origin: string; destination: string } | null {
  const [origin, destination] = lane.split(laneSeparator)
  return origin && destination ? { origin, destination } : null
}

function scopeOf({ filters: { owner, type, customer, lane, delay, free } }: ListState) {
  return {
    ...(owner && ofOwner(owner)),
    ...(type && { type: type as StaffShipment['shipment_type'] }),
    ...(customer && { customer_id: customer }),
    ...(lane && endsOf(lane)),
    ...(delay && { delay: delay as NonNullable<StaffShipmentListInput['delay']> }),
    ...(free && { free: free as NonNullable<StaffShipmentListInput['free']> }),
  }
}

/** All that says which shipments are shown, besides the search. */
export function filtersOf(state: ListState) {
  const { status } = state.filters
  return { ...scopeOf(state), ...(status && { status: status as ShipmentFilter }) }
}

/** What an export of the list is sent. */
export function staffShipmentInput(state: ListState): Record<string, string> {
  return { ...orderAndSearch(state), ...filtersOf(state) }
}

/** Of those among which the list is filtered. */
export function useStaffShipmentCounts(state: ListState) {
  const { search } = state
  return useQuery(
    api.shipments.staff.counts.queryOptions({
      input: { ...(search && { search }), ...scopeOf(state) },
      placeholderData: keepPreviousData,
    }),
  )
}
