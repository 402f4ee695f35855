/** The figures of visits: told by the live connection, and fetched every 15 seconds or 5 minutes in case that is silent. */
import { visitsChangedName } from '@kervan/domain/analytics/invitations.copy.ts'
import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { api } from '#spine/api/api.ts'
import { isGone } from '#spine/api/is-gone.ts'
import { pace } from '#spine/live/pace.ts'
import { useConnectionState, useLiveSignal } from '#spine/live/use-live.ts'

export const refreshMs = { live: 15_000, day: 300_000, panel: 30_000 } as const

/** The sums of a whole day are read no oftener than this, however many pages are opened meanwhile. */
const dayRestMs = 15_000

/**
 * Reads it again when somebody has opened a page, which the server tells at most once a second: an answer is waited for, then asked for anew.
 * Returns what does so at once.
 */
export function useFreshWithVisits(queryKey: QueryKey, restMs = 0): () => void {
  const queries = useQueryClient()
  const asked = useRef<() => unknown>(undefined)
  const read = useEffectEvent(async () => {
    const isUnderWay = queries.isFetching({ queryKey }) > 0
    await queries.invalidateQueries({ queryKey }, { cancelRefetch: false })
    // It may have been read before the page was opened.
    if (isUnderWay) await queries.invalidateQueries({ queryKey }, { cancelRefetch: false })
  })
  useEffect(() => {
    const paced = pace(restMs, () => read())
    asked.current = paced.ask
    return paced.end
  }, [restMs])
  const ask = () => void asked.current?.()
  useLiveSignal(visitsChangedName, ask)
  return ask
}

/** The connections are counted among the figures, and what was read before this page had its own knows nothing of it. */
function useOnceConnected(ask: () => void): void {
  const state = useConnectionState()
  const wasConnected = useRef(state === 'connected')
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    const isConnected = state === 'connected'
    if (isConnected && !wasConnected.current) askNow()
    wasConnected.current = isConnected
  }, [state])
}

export function useLiveTraffic() {
  useOnceConnected(useFreshWithVisits(api.analytics.live.key()))
  return useQuery(
    api.analytics.live.queryOptions({ refetchInterval: refreshMs.live, placeholderData: keepPreviousData }),
  )
}

export function useDayFigures() {
  useFreshWithVisits(api.analytics.day.key(), dayRestMs)
  return useQuery(api.analytics.day.queryOptions({ refetchInterval: refreshMs.day }))
}

export function useHourTraffic(hour: number, day: string | undefined) {
  useFreshWithVisits(api.analytics.hour.key())
  const input = { hour, ...(day && { day }) }
  return useQuery(api.analytics.hour.queryOptions({ input, refetchInterval: refreshMs.live }))
}

/** One that its visitor has withdrawn does not come back: it is not asked for again. */
export function useVisit(id: string) {
  useFreshWithVisits(api.analytics.visits.get.key())
  return useQuery(
    api.analytics.visits.get.queryOptions({
      input: { id },
      enabled: ({ state }) => !isGone(state.error),
      refetchInterval: refreshMs.live,
    }),
  )
}
