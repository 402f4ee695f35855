/** Marks queries stale after changes; those on the screen are fetched again, each once. */
import { partialMatchKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** First fetches that will be repeated already: several events may arrive during one fetch. */
const watched = new WeakSet<Promise<unknown>>()

/** A first fetch in flight may have read the data before the change, and TanStack Query would treat it as fresh: it is repeated. */
export function invalidateQueries(queries: QueryClient, keys: readonly QueryKey[]): void {
  const isStale = ({ queryKey }: Query) => keys.some((key) => partialMatchKey(queryKey, key))
  const firstFetches = queries.getQueryCache().findAll({
    predicate: (query) =>
      query.state.data === undefined && query.state.fetchStatus !== 'idle' && isStale(query),
  })
  void queries.invalidateQueries({ predicate: isStale })
  for (const query of firstFetches) {
    if (!query.promise || watched.has(query.promise)) continue
    watched.add(query.promise)
    query.promise.then(
      () => queries.invalidateQueries({ queryKey: query.queryKey, exact: true }),
      () => undefined,
    )
  }
}
