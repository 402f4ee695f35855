/** Calls of tests on a machine that does other things too. */
import { eventually } from '#testing/eventually.ts'

/** Whether the process answers at all: one that was held up for a second turns every caller away for another. */
async function isCalm(base: string): Promise<boolean> {
  return (await fetch(`${base}/health/live`)).ok
}

export function becomesCalm(base: string): Promise<unknown> {
  return eventually('the server has caught its breath', () => isCalm(base))
}

/** A call that was turned away because the process was held up is made again; any other refusal is an answer. */
export async function whenCalm<Answer extends { status: number }>(
  base: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await call()
  if (answer.status !== 503 || (await isCalm(base))) return answer
  await becomesCalm(base)
  return whenCalm(base, call)
}
