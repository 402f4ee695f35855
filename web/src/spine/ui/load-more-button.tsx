/** Loads the next page of a list; hidden when there is none. */
import { Button } from '#spine/ui/button.tsx'

/** The fields are absent where all rows come at once. */
export type MorePages = { hasNextPage?: boolean; isFetchingNextPage?: boolean; fetchNextPage?: () => unknown }

export function LoadMoreButton({ pages }: { pages: MorePages }) {
  if (!pages.hasNextPage) return null
  return (
    <div className="flex justify-center py-4">
      <Button
        onClick={() => void pages.fetchNextPage?.()}
        busy={pages.isFetchingNextPage ?? false}
        busyLabel="Yükleniyor"
      >
        Daha fazla
      </Button>
    </div>
  )
}
