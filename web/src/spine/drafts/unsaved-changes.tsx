/** Asks before leaving a page with something unsaved: inside the application by a dialog, else by the browser's own question. */
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'

type Props = {
  what: string
  /** It is on its way and will be saved: until that is known, nobody leaves without it. */
  isSaving?: boolean
}

/** Render it while there is something unsaved. */
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
  // Confirming closes the question as well. That must not be taken for staying: going back in the history comes a moment
  // later, and would be asked about once more.
  const leaving = useRef(false)
  useEffect(() => {
    if (blocker.state === 'unblocked') leaving.current = false
    else if (blocker.state === 'blocked' && isSaving) blocker.reset()
  }, [blocker, isSaving])
  const closed = () => {
    if (!leaving.current && blocker.state === 'blocked') blocker.reset()
  }
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked' && !isSaving}
      onOpenChange={(open) => !open && closed()}
      title="Değişiklikler kaydedilmedi"
      description={`${what} kaydetmeden ayrılırsanız değişiklikleriniz kaybolur.`}
      confirmLabel="Kaydetmeden ayrıl"
      cancelLabel="Sayfada kal"
      onConfirm={() => {
        if (blocker.state !== 'blocked') return
        leaving.current = true
        blocker.proceed()
      }}
    />
  )
}
