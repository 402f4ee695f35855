/** The figures of visits: told by the live connection, and fetched every 15 seconds or 5 minutes in case that is silent. */
import { visitsChangedName } from '@kervan/domain/analytics/invitations.copy.ts'
import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import { useLiveSignal } from '#spine/live/use-live.ts'

export const refreshMs = { live: 15_000, day: 300_000, panel: 30_000 } as const

/** Reads it again whenever somebody has opened a page, which the server tells at most once a second. */
export function useFreshWithVisits(queryKey: QueryKey): void {
  const queries = useQueryClient()
  useLiveSignal(visitsChangedName, () => {
    void queries.invalidateQueries({ queryKey })
  })
}

export function useLiveTraffic() {
  useFreshWithVisits(api.analytics.live.key())
  return useQuery(
    api.analytics.live.queryOptions({ refetchInterval: refreshMs.live, placeholderData: keepPreviousData }),
  )
}

export function useDayFigures() {
  useFreshWithVisits(api.analytics.day.key())
  return useQuery(api.analytics.day.queryOptions({ refetchInterval: refreshMs.day }))
}

export function useHourTraffic(hour: number, day: string | undefined) {
  useFreshWithVisits(api.analytics.hour.key())
  const input = { hour, ...(day && { day }) }
  return useQuery(api.analytics.hour.queryOptions({ input, refetchInterval: refreshMs.live }))
}

export function useVisit(id: string) {
  useFreshWithVisits(api.analytics.visits.get.key())
  return useQuery(api.analytics.visits.get.queryOptions({ input: { id }, refetchInterval: refreshMs.live }))
}
