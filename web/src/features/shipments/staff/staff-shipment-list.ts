/** Fetches the office's list of shipments and its counts. */
import type { ShipmentFilter } from '@kervan/domain/shipments/shipments.contract.ts'
import type { StaffShipment, StaffShipmentListInput } from '@kervan/domain/shipments/staff-shipments.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import type { ListState } from '#spine/lists/list-address.ts'
import { orderAndSearch, type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'

export type StaffShipmentRow = NonNullable<ReturnType<typeof useStaffShipments>['data']>[number]

export function useStaffShipments(state: ListState) {
  return useListPages(
    api.shipments.staff.list.infiniteOptions({
      input: (place: Place) => ({ ...pageInput(state, place), ...filtersOf(state) }),
      ...pageOptions,
    }),
  )
}

/** The values of the filter `owner` that stand for whoever looks, and for nobody. */
export const oneself = 'me'
export const nobody = 'none'
const ofOwner = (owner: string) =>
  owner === oneself ? { mine: 'true' } : owner === nobody ? { unowned: 'true' } : { owner_id: owner }

function scopeOf({ filters: { owner, type, customer, free } }: ListState) {
  return {
    ...(owner && ofOwner(owner)),
    ...(type && { type: type as StaffShipment['shipment_type'] }),
    ...(customer && { customer_id: customer }),
    ...(free && { free: free as NonNullable<StaffShipmentListInput['free']> }),
  }
}

function filtersOf(state: ListState) {
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
