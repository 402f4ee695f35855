/** The two answers of the banner: taken by the inline script until the app runs, then by the app. */
import { choose } from '#features/consents/visitor-choice.ts'

/** How long leaving the site waits for the choice to be recorded; if that takes longer it is retried on the next visit. */
const recordTimeoutMs = 1_000

export function acceptAll(): void {
  void choose({ analytics: true, marketing: true }, 'banner')
  // The focused button disappears.
  document.getElementById('main')?.focus({ preventScroll: true })
}

export async function rejectAll(leaveTo: string): Promise<void> {
  const recorded = choose({ analytics: false, marketing: false }, 'banner')
  await Promise.race([recorded, new Promise((resolve) => setTimeout(resolve, recordTimeoutMs))])
  location.assign(leaveTo)
}
