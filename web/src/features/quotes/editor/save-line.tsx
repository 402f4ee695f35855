/** Says what of the quote is saved, and offers another try where something is not. */
import { formatTime } from '@kervan/domain/values/format-date.ts'
import { Check, CircleDot, CloudOff, TriangleAlert } from 'lucide-react'
import { useEditing, useEditor } from '#features/quotes/editor/editor-context.ts'
import type { Saving } from '#features/quotes/editor/quote-editor.ts'
import { saveFailures, useSaveNotices } from '#features/quotes/editor/use-save-notices.ts'
import { Button } from '#spine/ui/button.tsx'

const icon = { className: 'size-4 shrink-0', strokeWidth: 1.75, 'aria-hidden': true } as const

export function SaveLine() {
  const { editor } = useEditing()
  const saving = useEditor((snapshot) => snapshot.saving)
  const saveNow = useSaveNotices(editor, saving)
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Button size="sm" onClick={saveNow} aria-keyshortcuts="Control+S" title="Kaydet (Ctrl+S)">
        Kaydet
      </Button>
      <p role="status" className="flex min-h-6 min-w-0 items-center gap-1.5 text-13 text-muted">
        <Words saving={saving} onRetry={editor.flush} />
      </p>
    </div>
  )
}

function Words({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  switch (saving.kind) {
    case 'saved':
      return (
        <>
          <Check {...icon} />
          {saving.at ? `Kaydedildi ${formatTime(saving.at)}` : 'Kaydedildi'}
        </>
      )
    case 'waiting':
      return (
        <>
          <CircleDot {...icon} />
          Kaydedilmedi
        </>
      )
    case 'saving':
      return 'Kaydediliyor…'
    case 'offline':
      return (
        <>
          <CloudOff {...icon} />
          Çevrimdışı: bağlantı gelince kaydedilecek
        </>
      )
    case 'held':
      return (
        <>
          <TriangleAlert {...icon} />
          İşaretli alanlar kaydedilmedi
        </>
      )
    default:
      return (
        <span className="min-w-0">
          <span className="font-medium text-danger">{saveFailures[saving.about]}.</span> {saving.message}{' '}
          <button type="button" onClick={onRetry} className="link">
            Yeniden dene
          </button>
        </span>
      )
  }
}
