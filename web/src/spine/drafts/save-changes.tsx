/** The end of a form of settings: the button that saves what was changed, one that drops it, and a question before it is lost. */
import { UnsavedChanges } from '#spine/drafts/unsaved-changes.tsx'
import { Button } from '#spine/ui/button.tsx'

type Props = {
  /** What would be lost, such as `Marj ve şartları`. */
  what: string
  isChanged: boolean
  isSaving: boolean
  onDrop: () => void
}

export function SaveChanges({ what, isChanged, isSaving, onDrop }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      {isChanged && (
        <Button disabled={isSaving} onClick={onDrop}>
          Vazgeç
        </Button>
      )}
      <Button type="submit" variant="primary" busy={isSaving} disabled={!isChanged}>
        Kaydet
      </Button>
      {isChanged && <UnsavedChanges what={what} isSaving={isSaving} />}
    </div>
  )
}
