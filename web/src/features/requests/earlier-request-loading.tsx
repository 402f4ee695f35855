/** Shown while the request that a form repeats is loading, or when that failed. */

import type { UseQueryResult } from '@tanstack/react-query'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

type EarlierQuery = Pick<UseQueryResult, 'isError' | 'error' | 'isFetching' | 'refetch'>

export function EarlierRequestLoading({ query }: { query: EarlierQuery }) {
  if (!query.isError)
    return (
      <Loading className="flex flex-col gap-4">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-40 w-full" />
      </Loading>
    )
  return <LoadFailure title="Önceki talep gösterilemedi" query={query} />
}
