/** Loads the next page of a list; hidden when there is none. */
import { Button } from '#spine/ui/button.tsx'

/** The fields are absent where all rows come at once. */
export type MorePages = {
  hasNextPage?: boolean
  isFetchingNextPage?: boolean
  isFetchNextPageError?: boolean
  fetchNextPage?: () => unknown
}

export function LoadMoreButton({ pages }: { pages: MorePages }) {
  if (!pages.hasNextPage) return null
  return (
    <div className="flex flex-col items-center gap-2 py-4 print:hidden">
      <p role="status" className="text-13 text-muted empty:hidden">
        {pages.isFetchNextPageError && 'Devamı yüklenemedi.'}
      </p>
      <Button
        onClick={() => void pages.fetchNextPage?.()}
        busy={pages.isFetchingNextPage ?? false}
        busyLabel="Yükleniyor"
      >
        {pages.isFetchNextPageError ? 'Yeniden dene' : 'Daha fazla'}
      </Button>
    </div>
  )
}
