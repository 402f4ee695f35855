/** Fetches the office's list of quotes and its counts. */

import type { QuoteStatus } from '@kervan/domain/quotes/quotes.policy.ts'
import type { RejectionReason } from '@kervan/domain/quotes/rejection-reasons.ts'
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import type { ListState } from '#spine/lists/list-address.ts'
import { orderAndSearch, type Place, pageInput, pageOptions } from '#spine/lists/list-pages.ts'
import { useListPages } from '#spine/lists/use-list-pages.ts'

export type StaffQuoteRow = NonNullable<ReturnType<typeof useStaffQuotes>['data']>[number]

export function useStaffQuotes(state: ListState) {
  return useListPages(
    api.quotes.list.infiniteOptions({
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

const laneSeparator = ' → '

/** The value of the filter `lane`, and what is read. */
export const laneText = (pol: string, pod: string) => `${pol}${laneSeparator}${pod}`

/** Null where it is not written as a lane. */
export function placesOf(lane: string): { pol: string; pod: string } | null {
  const [pol, pod] = lane.split(laneSeparator)
  return pol && pod ? { pol, pod } : null
}

function scopeOf({ filters }: ListState) {
  const { owner, mode, lane, settled, answered, reason } = filters
  return {
    ...(owner && ofOwner(owner)),
    ...(mode && { mode: mode as TransportMode }),
    ...(lane && placesOf(lane)),
    ...(settled && { settled }),
    ...(answered && { answered: 'true' }),
    ...(reason && { reason: reason as RejectionReason | 'none' }),
  }
}

function filtersOf(state: ListState) {
  const { status, expiring } = state.filters
  return {
    ...scopeOf(state),
    ...(status && { status: status as QuoteStatus | 'making' | 'waiting' }),
    ...(expiring && { expiring: 'true' }),
  }
}

/** What an export of the list is sent. */
export function staffQuoteInput(state: ListState): Record<string, string> {
  return { ...orderAndSearch(state), ...filtersOf(state) }
}

const minute = 60_000

/** Of those among which the list is filtered. */
export function useStaffQuoteCounts(state: ListState) {
  const { search } = state
  return useQuery(
    api.quotes.counts.queryOptions({
      input: { ...(search && { search }), ...scopeOf(state) },
      // A quote comes near its end as time passes, without an event.
      refetchInterval: minute,
      placeholderData: keepPreviousData,
    }),
  )
}
