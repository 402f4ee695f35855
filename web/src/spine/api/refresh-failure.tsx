/** Says that figures stay as they were, where the server answers but could not give them anew. Without a server `KeptMark` says how old they are. */
import type { UseQueryResult } from '@tanstack/react-query'
import { useReach } from '#spine/api/offline-state.ts'
import { RelativeTime } from '#spine/ui/relative-time.tsx'

type Props = { queries: readonly Pick<UseQueryResult, 'isRefetchError' | 'dataUpdatedAt'>[] }

export function RefreshFailure({ queries }: Props) {
  const reach = useReach()
  const failed = queries.filter(({ isRefetchError }) => isRefetchError)
  if (failed.length === 0 || reach !== 'online') return null
  const oldest = Math.min(...failed.map(({ dataUpdatedAt }) => dataUpdatedAt))
  return (
    <p role="status" className="text-13 text-rejected">
      Yenilenemedi. Gördükleriniz <RelativeTime moment={new Date(oldest).toISOString()} /> alındı.
    </p>
  )
}
