/** What a failed call says on a sign-in screen: what was wanted, then why it did not come about. */
import type { Problem } from '@kervan/domain/problems.ts'
import { longWait } from '#features/auth/countdown.ts'

/** The screen's own sentence first, then the server's; where the server says how long to wait, that. */
export function failureWords(what: string, problem: Problem): string {
  return [what, reasonWords(problem)].filter(Boolean).join(' ')
}

/** The server's sentence alone. */
export function refusalWords(problem: Problem): string {
  const seconds = secondsToWait(problem)
  if (seconds === undefined) return problem.message
  return `Çok sık denediniz. ${longWait(seconds)} sonra yeniden deneyin.`
}

/** Nobody knows the reason of what nobody expected: then a code to quote instead of a second sentence. */
function reasonWords(problem: Problem): string {
  if (!isUnexpected(problem)) return refusalWords(problem)
  return codeToQuote(problem)
}

/** Not simply a code: on these pages that is what came by mail. */
export function codeToQuote({ request_id }: Problem): string {
  return request_id && `Destek için kod: ${request_id.slice(0, 8)}`
}

/** Its own sentence says no more than that. */
export function isUnexpected({ code }: Problem): boolean {
  return code === 'INTERNAL_SERVER_ERROR'
}

export function secondsToWait({ status, data }: Problem): number | undefined {
  if (status !== 429) return undefined
  const seconds = (data as { retry_after_seconds?: unknown } | undefined)?.retry_after_seconds
  return typeof seconds === 'number' ? seconds : undefined
}
