/** Makes answers stale that were read before something changed; those on a screen are asked for again. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** First answers that are known to be asked for again: many events may come before one answer. */
const watched = new WeakSet<Promise<unknown>>()

/** A first answer on its way may have been read before the event, and the store would take it for fresh: it is asked for again. */
export function makeStale(queries: QueryClient, queryKey: QueryKey): void {
  const firstAnswers = queries.getQueryCache().findAll({
    queryKey,
    predicate: ({ state }) => state.data === undefined && state.fetchStatus !== 'idle',
  })
  void queries.invalidateQueries({ queryKey })
  for (const query of firstAnswers) {
    if (!query.promise || watched.has(query.promise)) continue
    watched.add(query.promise)
    query.promise.then(
      () => queries.invalidateQueries({ queryKey: query.queryKey, exact: true }),
      () => undefined,
    )
  }
}
