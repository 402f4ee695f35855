/** An earlier request on its way into a form that repeats it: the outline of the form, or why it cannot be shown. */

import type { UseQueryResult } from '@tanstack/react-query'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

type Asked = Pick<UseQueryResult, 'isError' | 'error' | 'isFetching' | 'refetch'>

export function EarlierRequest({ asked }: { asked: Asked }) {
  if (!asked.isError)
    return (
      <Loading className="flex flex-col gap-4">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-40 w-full" />
      </Loading>
    )
  return <LoadFailure title="Önceki talep gösterilemedi" query={asked} />
}
