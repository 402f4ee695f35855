/** Takes one file as the body of a call, streamed into the file store: checked while it comes, and stored whole or not at all. */
import { randomUUID } from 'node:crypto'
import { readOnlyProblem } from '@kervan/domain/access/read-only.ts'
import { namedFile } from '@kervan/domain/documents/file-name.ts'
import { mayBeDeclaredAs, uploadMaxBytes } from '@kervan/domain/documents/upload-rules.ts'
import { type ProblemCode, problems } from '@kervan/domain/problems.ts'
import { idempotencyHeader } from '@kervan/domain/procedure.ts'
import { ORPCError } from '@orpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusal } from '#features/documents/file-content.ts'
import { storedBefore, storeUpload, type Uploader } from '#features/documents/store-upload.ts'
import { takePlace } from '#features/documents/upload-places.ts'
import { mayWrite } from '#spine/database/act-as.ts'
import { callerOf } from '#spine/http/api-route.ts'
import type { Services } from '#spine/http/call.ts'
import { isIdempotencyKey } from '#spine/http/implement-contract.ts'
import type { ReadSession } from '#spine/http/session.ts'
import { BodyTooLargeError, readBody } from '#spine/http/streamed-body.ts'
import { takesFiles } from '#spine/http/takes-files.ts'

type Parts = {
  services: Pick<Services, 'actAs' | 'readAs' | 'files' | 'limits'>
  readSession: ReadSession
}

export async function registerUploads(app: FastifyInstance, { services, readSession }: Parts): Promise<void> {
  async function receive(request: FastifyRequest) {
    const caller = await callerOf(request, readSession)
    if (!caller) return fail('OTHER_PERSON')
    if (!caller.person || !('userId' in caller.actor)) return fail('UNAUTHORIZED')
    // What would be refused in the end need not be sent first.
    if (!mayWrite(caller.actor)) throw new ORPCError('READ_ONLY', readOnlyProblem)
    const { length, file, key } = readHead(request)
    const uploader: Uploader = { services, actor: caller.actor, key, file }
    const [before] = await Promise.all([
      storedBefore(uploader, length),
      services.limits.uploadPerson(caller.person.id),
    ])
    if (before) return before
    const leavePlace = takePlace(caller.person.id)
    request.endUnderWay()
    try {
      return await storeUpload(uploader, readBody(request, uploadMaxBytes))
    } finally {
      leavePlace()
    }
  }

  await takesFiles(app, '/api/uploads', receive)
}

/** What the sender says of the file. */
export function readHead({ headers }: FastifyRequest) {
  const length = headers['content-length'] === undefined ? undefined : Number(headers['content-length'])
  // What is packed may be of any size.
  if ((length ?? 0) > uploadMaxBytes || (headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new BodyTooLargeError('Too large by what its head says.')
  const file = namedFile(decoded(headers['x-file-name']?.toString() ?? ''))
  if (!file) throw refusal('name')
  if (!mayBeDeclaredAs(file.type, headers['content-type'] ?? '')) throw refusal('content')
  if (length === 0) throw refusal('empty')
  const key = headers[idempotencyHeader]?.toString() ?? randomUUID()
  if (!isIdempotencyKey(key)) return fail('BAD_REQUEST')
  return { length, file, key }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function fail(code: ProblemCode): never {
  throw new ORPCError(code, problems[code])
}
