/** Whether a call has failed because nobody has answered it: no network, no server, or a proxy without one. */
import { toProblem } from '#spine/api/api.ts'

const ofProxies: readonly number[] = [502, 503, 504]

export function isUnreachable(error: unknown): boolean {
  const { status } = toProblem(error)
  return status === 0 || ofProxies.includes(status)
}
