/** Sends the request, and puts whatever comes back into words. */

import { demoRequestCopy, tooOften } from '#features/workqueue/demo-request.copy.ts'
import { type Draft, type DraftErrors, errorsIn, firstOf } from '#features/workqueue/demo-request-draft.ts'
import { postJson, secondsToWait } from '#spine/api/post-json.ts'

type Outcome = { sent: true } | { sent: false; errors: DraftErrors; words: string }

export async function sendDemoRequest(draft: Draft, key: string): Promise<Outcome> {
  const answer = await postJson('/demo-requests', draft, { 'idempotency-key': key })
  if ('body' in answer) return { sent: true }
  const { problem } = answer
  const errors = errorsIn(problem)
  if (firstOf(errors)) return { sent: false, errors, words: demoRequestCopy.checkFields }
  if (problem?.status === 429) return { sent: false, errors, words: tooOften(secondsToWait(problem)) }
  return { sent: false, errors, words: problem?.message ?? demoRequestCopy.unreachable }
}
