/** Asks before leaving a page with something unsaved: inside the application by a dialog, else by the browser's own question. */
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

type Props = {
  what: string
  /** They leave without what they wrote. */
  onDiscard?: () => void
}

/** Render it while there is something unsaved. */
export function UnsavedChanges({ what, onDiscard }: Props) {
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
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.state === 'blocked' && blocker.reset()}
      title="Değişiklikler kaydedilmedi"
      description={`${what} kaydetmeden ayrılırsanız değişiklikleriniz kaybolur.`}
      confirmLabel="Kaydetmeden ayrıl"
      cancelLabel="Sayfada kal"
      onConfirm={() => {
        onDiscard?.()
        if (blocker.state === 'blocked') blocker.proceed()
      }}
    />
  )
}
