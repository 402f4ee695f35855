/** Remembers whether a subscription was confirmed in this browser. */
import { forget, recall, remember } from '#spine/drafts/browser-memory.ts'

const key = 'kervan-newsletter-confirmed'

export function hasConfirmedHere(): boolean {
  return recall(key) !== null
}

export function rememberConfirmedHere(): void {
  remember(key, 'true')
}

export function forgetConfirmedHere(): void {
  forget(key)
}
