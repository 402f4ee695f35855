/** Notifies about changed consents, in this tab and in others. */
const listeners = new Set<() => void>()

/** The listener is called after every choice, when it is recorded, and when another tab makes a choice. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export function announceConsentChange(): void {
  for (const listener of listeners) listener()
}
