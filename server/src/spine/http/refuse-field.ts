/** Refuses a call for one of its fields, as the contract's own checks do. */
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'

export function refuseField(path: string, message: string): never {
  throw new ORPCError('BAD_REQUEST', { ...problems.BAD_REQUEST, data: { issues: [{ path, message }] } })
}
