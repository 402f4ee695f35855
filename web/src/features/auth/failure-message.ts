/** Error messages of the sign-in screens: what failed, then why. */
import type { Problem } from '@kervan/domain/problems.ts'
import { longWait } from '#features/auth/countdown.ts'

/** The screen's own sentence first, then the server's message or how long to wait. */
export function failureMessage(what: string, problem: Problem): string {
  return [what, reasonMessage(problem)].filter(Boolean).join(' ')
}

/** The server's message alone. */
export function refusalMessage(problem: Problem): string {
  const seconds = secondsToWait(problem)
  if (seconds === undefined) return problem.message
  return `Çok sık denediniz. ${longWait(seconds)} sonra yeniden deneyin.`
}

/** For an unexpected error, whose message explains nothing, a code for support instead. */
function reasonMessage(problem: Problem): string {
  if (!isUnexpected(problem)) return refusalMessage(problem)
  return supportCodeText(problem)
}

/** Named as a support code: on these pages a plain "code" is the mailed one. */
export function supportCodeText({ request_id }: Problem): string {
  return request_id && `Destek için kod: ${request_id.slice(0, 8)}`
}

export function isUnexpected({ code }: Problem): boolean {
  return code === 'INTERNAL_SERVER_ERROR'
}

export function secondsToWait({ status, data }: Problem): number | undefined {
  if (status !== 429) return undefined
  const seconds = (data as { retry_after_seconds?: unknown } | undefined)?.retry_after_seconds
  return typeof seconds === 'number' ? seconds : undefined
}
