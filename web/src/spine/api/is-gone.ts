/** Whether the server has answered that there is no such record, or none any more: asking again brings nothing else. */
import { toProblem } from '#spine/api/api.ts'

export function isGone(error: unknown): boolean {
  return toProblem(error).status === 404
}
