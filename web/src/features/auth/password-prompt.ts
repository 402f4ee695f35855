/** Remembers in this tab who is being invited to set a password, so that a reload comes back to that step. */
const storageKey = 'kervan-password-offer'

export function savePasswordPrompt(personId: string | null): void {
  try {
    if (personId) sessionStorage.setItem(storageKey, personId)
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage a reload skips the step, which is optional.
  }
}

export function restorePasswordPrompt(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}
