/** Whoever leaves the page with something unsaved leaves once it is saved; where that fails, they are asked. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { useEditing, useEditor } from '#features/quotes/editor/editor-context.ts'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'

export function LeaveGuard() {
  const { editor } = useEditing()
  const kind = useEditor(({ saving }) => saving.kind)
  const isUnsaved = kind !== 'saved'
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  const isStuck = kind === 'failed' || kind === 'offline' || kind === 'held'
  const isLeaving = useRef(false)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (!isUnsaved) blocker.proceed()
    else if (kind === 'waiting') editor.flush()
  }, [blocker, isUnsaved, kind, editor])
  // Before the state is painted: whoever sees that it is not saved is asked.
  useLayoutEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => {
      editor.flush()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved, editor])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked' && isStuck}
      onOpenChange={(open) => !open && !isLeaving.current && blocker.reset?.()}
      title="Değişiklikler kaydedilmedi"
      description="Teklifi kaydetmeden ayrılırsanız değişiklikleriniz kaybolur."
      confirmLabel="Kaydetmeden ayrıl"
      cancelLabel="Sayfada kal"
      onConfirm={() => {
        isLeaving.current = true
        editor.discard()
      }}
    />
  )
}
