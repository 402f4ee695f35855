/** When this tab had codes and links mailed, by purpose and address, so that going back and forward does not shorten the pause. */
import type { CodeSent } from '@kervan/domain/auth/code.contract.ts'
import { withTabStorage } from '#spine/drafts/browser-storage.ts'

type Purpose = 'portal' | 'office' | 'reset'
/** Times are in epoch milliseconds. */
export type SentMail = { resend_at: number; expires_at: number; life_seconds: number }

const storageKey = 'kervan-sent-mails'

export function sentMail(sent: CodeSent, now: number): SentMail {
  return {
    resend_at: now + sent.resend_after_seconds * 1000,
    expires_at: now + sent.expires_in_seconds * 1000,
    life_seconds: sent.expires_in_seconds,
  }
}

export function rememberMail(purpose: Purpose, email: string, sent: CodeSent): SentMail {
  const mail = sentMail(sent, Date.now())
  save({ ...pausedMails(), [nameOf(purpose, email)]: mail })
  return mail
}

/** The last mail to an address while the pause after it runs: until then it is not sent again. */
export function pausedMail(purpose: Purpose, email: string): SentMail | undefined {
  return pausedMails()[nameOf(purpose, email)]
}

/** Ends the pause: the code has been used up, so only another one can help. */
export function endPause(purpose: Purpose, email: string): void {
  const { [nameOf(purpose, email)]: _, ...others } = pausedMails()
  save(others)
}

/** Called after signing in, which uses the code. */
export function forgetMails(): void {
  withTabStorage((storage) => storage.removeItem(storageKey))
}

const nameOf = (purpose: Purpose, email: string) => `${purpose} ${email}`

function save(mails: Record<string, SentMail>): void {
  withTabStorage((storage) => storage.setItem(storageKey, JSON.stringify(mails)))
}

function pausedMails(): Record<string, SentMail> {
  return withTabStorage((storage) => parsePausedMails(storage.getItem(storageKey), Date.now())) ?? {}
}

/** Without those whose pause is over, or ends later than a pause can because the clock was put back. */
export function parsePausedMails(stored: string | null, now: number): Record<string, SentMail> {
  const mails = Object.entries((JSON.parse(stored ?? '{}') ?? {}) as Record<string, SentMail>)
  return Object.fromEntries(
    mails.filter(
      ([, { resend_at, expires_at, life_seconds }]) =>
        resend_at > now && expires_at <= now + life_seconds * 1000,
    ),
  )
}
