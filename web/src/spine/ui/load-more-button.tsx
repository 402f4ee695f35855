/** Loads the next page of a list; hidden when there is none. */
import { Button } from '#spine/ui/button.tsx'

type Props = { hasMore: boolean; loading: boolean; onLoad: () => void }

export function LoadMoreButton({ hasMore, loading, onLoad }: Props) {
  if (!hasMore) return null
  return (
    <div className="flex justify-center py-4">
      <Button onClick={onLoad} busy={loading} busyLabel="Yükleniyor">
        Daha fazla
      </Button>
    </div>
  )
}
