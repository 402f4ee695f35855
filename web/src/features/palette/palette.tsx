/** The office's keyboard: Ctrl or ⌘ with K opens the palette on every page, a question mark the sheet of shortcuts. */
import { lazy, Suspense, useEffect } from 'react'
import type { PaletteAction } from '#features/palette/palette-action.ts'
import { openHelper, typeAhead, useOpenHelper } from '#features/palette/palette-state.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { isOverlayOpen, isTyping } from '#spine/ui/row-keys.ts'

const PaletteDialog = lazy(() =>
  loadDialog(async () => (await import('#features/palette/palette-dialog.tsx')).PaletteDialog),
)
const ShortcutsDialog = lazy(() =>
  loadDialog(async () => (await import('#features/palette/shortcuts-dialog.tsx')).ShortcutsDialog),
)

export function Palette({ personId, actions }: { personId: string; actions: readonly PaletteAction[] }) {
  const opened = useOpenHelper()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return
      const isCommand = event.ctrlKey || event.metaKey
      if (isCommand && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        // Not over a form that is open in a dialog: what was typed there would be left behind.
        if (!isOverlayOpen()) openHelper('palette')
      } else if (
        !isCommand &&
        event.key === '?' &&
        !isTyping(event.target as HTMLElement) &&
        !isOverlayOpen()
      ) {
        event.preventDefault()
        openHelper('shortcuts')
      }
    }
    const takeAhead = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !typeAhead(event.key)) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', press)
    document.addEventListener('keydown', takeAhead, { capture: true })
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('keydown', takeAhead, { capture: true })
      openHelper(null)
    }
  }, [])
  const close = () => openHelper(null)
  return (
    <Suspense>
      {opened === 'palette' && <PaletteDialog personId={personId} actions={actions} onClose={close} />}
      {opened === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </Suspense>
  )
}
