/** How old a list is, where the server cannot be reached and it stays as it was last read. */
import { useReach } from '#spine/api/offline-state.ts'
import { cn } from '#spine/ui/class-names.ts'
import { RelativeTime } from '#spine/ui/relative-time.tsx'

type Props = { pages: { data: unknown; dataUpdatedAt?: number }; className?: string }

export function KeptMark({ pages: { data, dataUpdatedAt = 0 }, className }: Props) {
  const reach = useReach()
  if (reach === 'online' || data === undefined || dataUpdatedAt === 0) return null
  return (
    <p className={cn('text-13 text-pending', className)}>
      Çevrimdışı kopya: <RelativeTime moment={new Date(dataUpdatedAt).toISOString()} />
    </p>
  )
}
