/** The figures of visits: told by the live connection, and fetched every 15 seconds or 5 minutes in case that is silent. */
import { visitsChanged } from '@kervan/domain/analytics/analytics.events.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#spine/api/api.ts'
import { useLiveSignal } from '#spine/live/use-live.ts'

export const refreshMs = { live: 15_000, day: 300_000, panel: 30_000 } as const

export function useLiveTraffic(every: number = refreshMs.live) {
  const queries = useQueryClient()
  useLiveSignal(visitsChanged.name, () => {
    void queries.invalidateQueries({ queryKey: api.analytics.live.key() })
  })
  return useQuery(
    api.analytics.live.queryOptions({ refetchInterval: every, placeholderData: keepPreviousData }),
  )
}

export function useDayFigures() {
  return useQuery(api.analytics.day.queryOptions({ refetchInterval: refreshMs.day }))
}

export function useHourTraffic(hour: number, day: string | undefined) {
  const input = { hour, ...(day && { day }) }
  return useQuery(api.analytics.hour.queryOptions({ input, refetchInterval: refreshMs.live }))
}
