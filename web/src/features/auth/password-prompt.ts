/** Remembers in this tab who is being invited to set a password, so that a reload comes back to that step. */
import { withTabStorage } from '#spine/drafts/browser-storage.ts'

const storageKey = 'kervan-password-offer'

export function savePasswordPrompt(personId: string | null): void {
  withTabStorage((storage) =>
    personId ? storage.setItem(storageKey, personId) : storage.removeItem(storageKey),
  )
}

export function restorePasswordPrompt(): string | null {
  return withTabStorage((storage) => storage.getItem(storageKey)) ?? null
}
