/** The way to one's choice purpose by purpose: from the banner, and later from the footer of every public page. */
import type { ReactNode } from 'react'
import { useDialogOnDemand } from '#ui/dialog-on-demand.tsx'

const loadPreferences = async () => (await import('#consents/visitor-preferences.tsx')).VisitorPreferences

export function useVisitorPreferences(): { open: () => void; dialog: ReactNode } {
  return useDialogOnDemand(loadPreferences)
}

export function VisitorPreferencesButton() {
  const { open, dialog } = useVisitorPreferences()
  return (
    <>
      <button
        type="button"
        onClick={open}
        className="needs-script inline-flex min-h-8 items-center hover:text-ink hover:underline"
      >
        Gizlilik tercihleri
      </button>
      {dialog}
    </>
  )
}
