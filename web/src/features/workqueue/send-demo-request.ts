/** Sends the demo request and turns the response into messages. */

import { demoRequestCopy, tooOften } from '#features/workqueue/demo-request.copy.ts'
import {
  type Draft,
  type DraftErrors,
  firstInvalid,
  serverErrors,
} from '#features/workqueue/demo-request-draft.ts'
import { postJson, secondsToWait } from '#spine/api/post-json.ts'

type Outcome = { sent: true } | { sent: false; errors: DraftErrors; message: string }

export async function sendDemoRequest(draft: Draft, key: string): Promise<Outcome> {
  const answer = await postJson('/demo-requests', draft, { 'idempotency-key': key })
  if ('body' in answer) return { sent: true }
  const { problem } = answer
  const errors = serverErrors(problem)
  if (firstInvalid(errors)) return { sent: false, errors, message: demoRequestCopy.checkFields }
  if (problem?.status === 429) return { sent: false, errors, message: tooOften(secondsToWait(problem)) }
  return { sent: false, errors, message: problem?.message ?? demoRequestCopy.unreachable }
}
