/** API calls of the public pages, by plain fetch: the typed client would load the schemas of the whole contract. */
import type { Problem } from '@kervan/domain/problems.ts'

export type PostResult<Body> = { body: Body } | { problem: Problem | null }

/** Longer than the server's own timeout. */
const timeoutMs = 15_000

/** `problem` is null where the server did not answer. */
export async function postJson<Body>(
  path: string,
  sent: unknown,
  headers: Record<string, string> = {},
  method: 'POST' | 'PUT' = 'POST',
): Promise<PostResult<Body>> {
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(sent),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body: unknown = await answer.json()
    return answer.ok ? { body: body as Body } : { problem: body as Problem }
  } catch {
    return { problem: null }
  }
}

/** How long the server asks to wait before a retry, if it does. */
export function secondsToWait(problem: Problem | null): number | undefined {
  return (problem?.data as { retry_after_seconds?: number } | undefined)?.retry_after_seconds
}
