/** Marks queries stale after a change; those on the screen are fetched again. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** First fetches that will be repeated already: several events may arrive during one fetch. */
const watched = new WeakSet<Promise<unknown>>()

/** A first fetch in flight may have read the data before the change, and TanStack Query would treat it as fresh: it is repeated. */
export function invalidateQueries(queries: QueryClient, queryKey: QueryKey): void {
  const firstFetches = queries.getQueryCache().findAll({
    queryKey,
    predicate: ({ state }) => state.data === undefined && state.fetchStatus !== 'idle',
  })
  void queries.invalidateQueries({ queryKey })
  for (const query of firstFetches) {
    if (!query.promise || watched.has(query.promise)) continue
    watched.add(query.promise)
    query.promise.then(
      () => queries.invalidateQueries({ queryKey: query.queryKey, exact: true }),
      () => undefined,
    )
  }
}
