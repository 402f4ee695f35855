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
/** Once an hour for some five days, which is how long mail servers keep what another does not take. */
const mostTriesInTrouble = 125
/** Then it is hardly about each of them. */
const tooManyInARow = 3
const uncertainSeconds = 600
const unknownAddress =
  /\b5\.1\.[0-36]\b|user unknown|no such user|unknown user|mailbox (unavailable|not found)|does not exist/i

/** `inARow`: of how many people mails were put off, this one included, with none taken between. */
export function judgeFailure(error: unknown, { id, tries, maybe_twice }: Taken, inARow = 0): Judged {
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
  if (!isAboutMail(error))
    return judged(
      { state: 'waiting', maybe_twice: false, wait_seconds: 0, is_unseen: true },
      { isServerTrouble: true },
    )
  const isServerTrouble = mayBeServer(error) || inARow >= tooManyInARow
  // Nobody is given up early for what the server has.
  if (tries >= (isServerTrouble ? mostTriesInTrouble : mostTries))
    return judged({ state: 'failed', maybe_twice: false, wait_seconds: null })
  const wait_seconds = Math.min(3_600, 60 * 2 ** Math.min(tries, 6))
  return judged({ state: 'waiting', maybe_twice: false, wait_seconds }, { isServerTrouble })
}

type Reply = { responseCode?: number; command?: string; message?: string }

/** Such as a mailbox that is full, a server that wants to be asked again, or a filter that cannot read this one now. */
function isAboutMail(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as Reply
  return responseCode >= 400 && responseCode < 500 && ['RCPT TO', 'DATA'].includes(command)
}

/** Its recipient was fine, and still the server does not take it now. */
export function isPutOff(error: unknown): boolean {
  return isAboutMail(error) && (error as Reply).command === 'DATA'
}

const busyCodes = [421, 452, 454]

/** It closes, its disk is full, or we have sent more than it allows: somebody else's mail shows whether it takes any. */
function mayBeServer(error: unknown): boolean {
  const { responseCode = 0, message = '' } = error as Reply
  return isPutOff(error) && (busyCodes.includes(responseCode) || /\b4\.[37]\.\d+\b/.test(message))
}
