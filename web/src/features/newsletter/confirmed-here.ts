/** Remembers whether a subscription was confirmed in this browser. */
import { readStored, removeStored, writeStored } from '#spine/drafts/browser-storage.ts'

const key = 'kervan-newsletter-confirmed'

export function hasConfirmedHere(): boolean {
  return readStored(key) !== null
}

export function rememberConfirmedHere(): void {
  writeStored(key, 'true')
}

export function forgetConfirmedHere(): void {
  removeStored(key)
}
