/** Fetches what is wrong with shipments, as a list with its counts, and of one shipment. */
import { exceptionKinds, type Turn } from '@kervan/domain/tracking/exception-kinds.ts'
import type { WorkKind } from '@kervan/domain/workqueue/work-item.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import type { ListState } from '#spine/lists/list-address.ts'
import { orderAndSearch, type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'

const open = { status: 'open', exceptions: 'true' } as const

function filtersOf({ filters: { kind, turn } }: ListState) {
  return {
    ...open,
    ...(kind && { kind: kind as WorkKind }),
    ...(turn && { turn: turn as Turn }),
  }
}

export function useExceptions(state: ListState) {
  return useListPages(
    api.workqueue.list.infiniteOptions({
      input: (place: Place) => ({ ...pageInput(state, place), ...filtersOf(state) }),
      ...pageOptions,
    }),
  )
}

/** What an export of the list is sent. */
export function exceptionInput(state: ListState): Record<string, string> {
  return { ...orderAndSearch(state), ...filtersOf(state) }
}

/** Of all of them, or of those among which the list is filtered. */
export function useExceptionCounts(state?: ListState) {
  const turn = state?.filters.turn
  return useQuery(
    api.workqueue.exceptionCounts.queryOptions({
      input: {
        ...(state?.search && { search: state.search }),
        ...(turn && { turn: turn as Turn }),
      },
      placeholderData: keepPreviousData,
    }),
  )
}

/** Of one shipment there is at most one of each kind. */
export function useExceptionsOf(shipmentId: string) {
  return useQuery(
    api.workqueue.list.queryOptions({
      input: { ...open, shipment_id: shipmentId, limit: exceptionKinds.length },
    }),
  )
}
