/** Calls of the public pages, by plain fetch: the typed client would bring the schemas of the whole contract. */
import type { Problem } from '@kervan/domain/problems.ts'

export type Answered<Body> = { body: Body } | { problem: Problem | null }

/** Longer than the server's own patience; whoever waits longer is told that it did not work. */
const patienceMs = 15_000

/** `problem` is null where no answer of ours came at all. */
export async function postJson<Body>(
  path: string,
  sent: unknown,
  headers: Record<string, string> = {},
): Promise<Answered<Body>> {
  try {
    const answer = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(sent),
      signal: AbortSignal.timeout(patienceMs),
    })
    const body: unknown = await answer.json()
    return answer.ok ? { body: body as Body } : { problem: body as Problem }
  } catch {
    return { problem: null }
  }
}

/** How long the server asks to wait; undefined where it does not. */
export function secondsToWait(problem: Problem | null): number | undefined {
  return (problem?.data as { retry_after_seconds?: number } | undefined)?.retry_after_seconds
}
