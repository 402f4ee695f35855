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
  if (isAboutMail(error)) {
    const isServerTrouble = mayBeServer(error)
    return tries >= mostTries
      ? judged({ state: 'failed', maybe_twice: false, wait_seconds: null }, { isServerTrouble })
      : judged(
          {
            state: 'waiting',
            maybe_twice: false,
            wait_seconds: Math.min(3_600, 60 * 2 ** Math.min(tries, 6)),
          },
          { isServerTrouble },
        )
  }
  return judged({ state: 'waiting', maybe_twice: false, wait_seconds: 0 }, { isServerTrouble: true })
}

type Reply = { responseCode?: number; command?: string; message?: string }

/** Such as a mailbox that is full, a server that wants to be asked again, or a filter that cannot read this one now. */
function isAboutMail(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as Reply
  return responseCode >= 400 && responseCode < 500 && ['RCPT TO', 'DATA'].includes(command)
}

/** It closes, or its disk is full: somebody else's mail shows whether it takes any. */
function mayBeServer(error: unknown): boolean {
  const { responseCode, command, message = '' } = error as Reply
  return command === 'DATA' && (responseCode === 421 || /\b4\.3\.\d+\b/.test(message))
}
