/** Fetches the office's list of all containers and its counts. */
import type { ContainerListInput } from '@kervan/domain/tracking/container-list.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import type { ListState } from '#spine/lists/list-address.ts'
import { orderAndSearch, type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'

export type ContainerRow = NonNullable<ReturnType<typeof useContainers>['data']>[number]

export function useContainers(state: ListState) {
  return useListPages(
    api.tracking.containers.list.infiniteOptions({
      input: (place: Place) => ({ ...pageInput(state, place), ...filtersOf(state) }),
      ...pageOptions,
    }),
  )
}

function scopeOf({ filters: { place, customer } }: ListState) {
  return { ...(place && { place }), ...(customer && { customer_id: customer }) }
}

/** What is over is shown only where it is asked for. */
function filtersOf(state: ListState) {
  const { free, state: shown = 'open' } = state.filters
  return {
    ...scopeOf(state),
    ...(free && { free: free as NonNullable<ContainerListInput['free']> }),
    ...(!free && shown !== 'all' && { state: shown as NonNullable<ContainerListInput['state']> }),
  }
}

/** What an export of the list is sent. */
export function containerInput(state: ListState): Record<string, string> {
  return { ...orderAndSearch(state), ...filtersOf(state) }
}

/** Of those among which the list is filtered. */
export function useContainerCounts(state: ListState) {
  const { search } = state
  return useQuery(
    api.tracking.containers.counts.queryOptions({
      input: { ...(search && { search }), ...scopeOf(state) },
      placeholderData: keepPreviousData,
    }),
  )
}
