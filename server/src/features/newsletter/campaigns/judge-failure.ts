/** What follows when a mail of a campaign was not taken: refused for good, tried again later, or the mail server itself is in trouble. */
import type { Answered, Taken } from '#features/newsletter/campaigns/take-recipients.ts'
import { PermanentMailError, UncertainMailError } from '#spine/mail/mail.ts'

export type Judged = {
  answered: Answered
  /** Then nothing more is sent until it has recovered. */
  isServerTrouble: boolean
  isUnknownAddress: boolean
}

const mostTries = 12
const uncertainSeconds = 600
const unknownAddress =
  /\b5\.1\.[0-36]\b|user unknown|no such user|unknown user|mailbox (unavailable|not found)|does not exist/i

export function judgeFailure(error: unknown, { id, tries, maybe_twice }: Taken): Judged {
  const detail = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  const judged = (answered: Omit<Answered, 'id' | 'detail'>, more: Partial<Judged> = {}): Judged => ({
    answered: { id, detail, ...answered },
    isServerTrouble: false,
    isUnknownAddress: false,
    ...more,
  })
  if (error instanceof PermanentMailError)
    return judged(
      { state: 'failed', maybe_twice: false, wait_seconds: null },
      { isUnknownAddress: unknownAddress.test(detail) },
    )
  // Sent to the last byte, and no answer: it goes once more, much later, and is named; a second time it is left.
  if (error instanceof UncertainMailError)
    return maybe_twice
      ? judged({ state: 'sent', maybe_twice: true, wait_seconds: null })
      : judged(
          { state: 'waiting', maybe_twice: true, wait_seconds: uncertainSeconds },
          { isServerTrouble: true },
        )
  if (isAboutRecipient(error))
    return tries >= mostTries
      ? judged({ state: 'failed', maybe_twice: false, wait_seconds: null })
      : judged({
          state: 'waiting',
          maybe_twice: false,
          wait_seconds: Math.min(3_600, 60 * 2 ** Math.min(tries, 6)),
        })
  return judged({ state: 'waiting', maybe_twice: false, wait_seconds: 0 }, { isServerTrouble: true })
}

/** Such as a mailbox that is full, or a server that wants to be asked again. */
function isAboutRecipient(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  return responseCode !== undefined && responseCode >= 400 && responseCode < 500 && command === 'RCPT TO'
}
