/** Counts this browser's recent subscription tries, so that the limit is shown without a call; the server enforces it. */
import { newsletterTries } from '@kervan/domain/newsletter/newsletter.copy.ts'
import { readStored, writeStored } from '#spine/drafts/browser-storage.ts'

const key = 'kervan-newsletter-tries'
const windowMs = newsletterTries.seconds * 1000

function recentTries(now: number): number[] {
  const times = (readStored(key) ?? '').split(' ').map(Number)
  // A clock that was set back must not lock anybody out.
  return times.filter((time) => time > now - windowMs && time <= now)
}

/** Zero when another try is allowed. */
export function secondsUntilTry(now = Date.now()): number {
  const tries = recentTries(now)
  const [oldest = now] = tries.slice(-newsletterTries.points)
  return tries.length < newsletterTries.points ? 0 : Math.ceil((oldest + windowMs - now) / 1000)
}

export function rememberTry(now = Date.now()): void {
  writeStored(key, [...recentTries(now), now].slice(-newsletterTries.points).join(' '))
}
