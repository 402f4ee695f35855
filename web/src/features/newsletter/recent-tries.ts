/** How often this browser has asked lately, so that it can say so at once; the server counts for itself. */
import { newsletterTries } from '@kervan/domain/newsletter/newsletter.copy.ts'
import { recall, remember } from '#spine/drafts/browser-memory.ts'

const key = 'kervan-newsletter-tries'
const windowMs = newsletterTries.seconds * 1000

function recentTries(now: number): number[] {
  const times = (recall(key) ?? '').split(' ').map(Number)
  // A clock that was set back must not lock anybody out.
  return times.filter((time) => time > now - windowMs && time <= now)
}

/** Zero when one more try is free. */
export function secondsUntilTry(now = Date.now()): number {
  const tries = recentTries(now)
  const [oldest = now] = tries.slice(-newsletterTries.points)
  return tries.length < newsletterTries.points ? 0 : Math.ceil((oldest + windowMs - now) / 1000)
}

export function noteTry(now = Date.now()): void {
  remember(key, [...recentTries(now), now].slice(-newsletterTries.points).join(' '))
}
