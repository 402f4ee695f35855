/** Opens the consent preferences, from the banner and from the footer of every public page. */
import { type DialogOnDemand, useDialogOnDemand } from '#spine/ui/dialog-on-demand.tsx'

const loadPreferences = async () =>
  (await import('#features/consents/visitor-preferences.tsx')).VisitorPreferences

export function useVisitorPreferences(): DialogOnDemand {
  return useDialogOnDemand(loadPreferences)
}

export function VisitorPreferencesButton() {
  const { open, dialog, failure } = useVisitorPreferences()
  return (
    <>
      <button
        type="button"
        onClick={open}
        className="needs-script inline-flex min-h-8 items-center pointer-coarse:min-h-11 hover:text-ink hover:underline"
      >
        Gizlilik tercihleri
      </button>
      {/* No wider than its column of links, which would otherwise wrap to a row of its own. */}
      <div className="max-w-40">{failure}</div>
      {dialog}
    </>
  )
}
