/** Whether somebody has confirmed a subscription with this very browser. */
import { forget, recall, remember } from '#spine/drafts/browser-memory.ts'

const key = 'kervan-newsletter-confirmed'

export function hasConfirmedHere(): boolean {
  return recall(key) !== null
}

export function noteConfirmedHere(): void {
  remember(key, 'true')
}

export function forgetConfirmedHere(): void {
  forget(key)
}
