/** Changed consents, as events of the window: the inline script and the app are bundled apart, and both tell and hear of them. */
export const consentChanged = 'kervan-consent-changed'

/** The listener is called after every choice, when it is recorded, and when another tab makes a choice. */
export function onConsentChange(listener: () => void): () => void {
  const events = [consentChanged, 'storage']
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}

export function announceConsentChange(): void {
  dispatchEvent(new Event(consentChanged))
}
