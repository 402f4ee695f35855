/** Fetches the analysis of a route, every 15 minutes again and on demand; after ten seconds or a failure the temporary data are shown. */
import type { RouteKey } from '@kervan/domain/luna/trade-routes.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type ShownAnalysis, temporaryAnalysis } from '#features/luna/routes/temporary-analysis.ts'
import { api, client } from '#spine/api/api.ts'
import { toast } from '#spine/ui/toast.tsx'

const refreshMs = 15 * 60_000
const limitMs = 10_000

export function useRouteAnalysis(route: RouteKey) {
  const key = api.luna.routes.analyse.queryKey({ input: { route } })
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      client.luna.routes.analyse(
        { route },
        { signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]) },
      ),
    refetchInterval: refreshMs,
    retry: false,
  })
  // The same analysis in better words, where there are some; that none come changes nothing.
  const refined = useQuery({
    queryKey: [...key, 'refined', query.dataUpdatedAt],
    queryFn: ({ signal }) => client.luna.routes.analyse({ route, refine: 'true' }, { signal }),
    enabled: query.data?.may_be_refined ?? false,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const asked = useRef(false)
  const tell = useEffectEvent((failed: boolean) => {
    if (failed) toast.info({ title: 'Geçici Veri Yüklendi', topic: 'route-analysis', kind: 'long' })
    else if (asked.current)
      toast.success({ title: 'Analiz Tamamlandı', topic: 'route-analysis', kind: 'long' })
    asked.current = false
  })
  const settledAt = Math.max(query.dataUpdatedAt, query.errorUpdatedAt)
  useEffect(() => {
    if (settledAt > 0) tell(query.isError)
  }, [settledAt, query.isError])
  const shown: ShownAnalysis | undefined = query.isError
    ? temporaryAnalysis(route)
    : query.data && { ...(refined.data ?? query.data), is_temporary: false }
  return {
    analysis: shown,
    isFetching: query.isFetching,
    refresh: () => {
      asked.current = true
      void query.refetch()
    },
  }
}
