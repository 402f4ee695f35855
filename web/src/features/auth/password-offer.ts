/** Remembers in this tab whom a password was offered, until they have answered: a reload comes back to the question. */
const storageKey = 'kervan-password-offer'

export function keepPasswordOffer(personId: string | null): void {
  try {
    if (personId) sessionStorage.setItem(storageKey, personId)
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Storage is off: a reload skips the question, which is optional.
  }
}

export function restorePasswordOffer(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}
