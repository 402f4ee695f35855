/** What a search for records says besides its results: that it goes on, found nothing, or failed. */
import { Button } from '#spine/ui/button.tsx'

type Props = { items: readonly unknown[] | undefined; onRetry: (() => void) | undefined }

export function SearchNotice({ items, onRetry }: Props) {
  if (onRetry)
    return (
      <p className="flex items-center justify-between gap-3 px-3 py-1.5 text-14 text-danger">
        Aranamadı.
        <Button size="sm" onClick={onRetry}>
          Yeniden dene
        </Button>
      </p>
    )
  const words = items === undefined ? 'Aranıyor…' : items.length === 0 ? 'Sonuç yok.' : ''
  return words && <p className="px-3 py-2.5 text-14 text-muted">{words}</p>
}

/** The same for a screen reader, which also hears how many there are. */
export function searchWords(items: Props['items'], onRetry: Props['onRetry']): string {
  if (onRetry) return 'Aranamadı.'
  if (items === undefined) return 'Aranıyor'
  return items.length === 0 ? 'Sonuç yok' : `${items.length} sonuç`
}
