/** The way back to one's choice, in the footer of every public page. */
import { useState } from 'react'
import { VisitorPreferences } from '#consents/visitor-preferences.tsx'

export function VisitorPreferencesButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-8 items-center hover:text-ink hover:underline"
      >
        Çerez tercihleri
      </button>
      {open && <VisitorPreferences onClose={() => setOpen(false)} />}
    </>
  )
}
