/** Asks before a page with unsaved changes is left: by a dialog inside the application, else by the browser. */
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'

type Props = {
  what: string
  /** While saving, leaving is blocked without a question. */
  isSaving?: boolean
}

/** To be rendered while there are unsaved changes. */
export function UnsavedChanges({ what, isSaving = false }: Props) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const stays =
      currentLocation.pathname === nextLocation.pathname && currentLocation.search === nextLocation.search
    return !stays
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  // Confirming closes the dialog too, which must not count as staying: going back in the history comes a moment later.
  const isLeaving = useRef(false)
  useEffect(() => {
    if (blocker.state === 'unblocked') isLeaving.current = false
    else if (blocker.state === 'blocked' && isSaving) blocker.reset()
  }, [blocker, isSaving])
  const stay = () => {
    if (!isLeaving.current && blocker.state === 'blocked') blocker.reset()
  }
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked' && !isSaving}
      onOpenChange={(open) => !open && stay()}
      title="Değişiklikler kaydedilmedi"
      description={`${what} kaydetmeden ayrılırsanız değişiklikleriniz kaybolur.`}
      confirmLabel="Kaydetmeden ayrıl"
      cancelLabel="Sayfada kal"
      onConfirm={() => {
        if (blocker.state !== 'blocked') return
        isLeaving.current = true
        blocker.proceed()
      }}
    />
  )
}
