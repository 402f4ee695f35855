/** Takes a file of subscribers or refusals as the body of a call, and keeps its rows. Nobody is added before its columns are understood. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import { tableFileBytes, tableProblems } from '@kervan/domain/lists/table-file.ts'
import { importKinds } from '@kervan/domain/newsletter/subscribers.copy.ts'
import { type ProblemCode, problems } from '@kervan/domain/problems.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import { ORPCError } from '@orpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readTable, TableRefusal } from '#features/lists/read-table.ts'
import { callerOf } from '#spine/http/api-route.ts'
import type { Services } from '#spine/http/call.ts'
import type { ReadSession } from '#spine/http/session.ts'
import { readBody } from '#spine/http/streamed-body.ts'
import { takesFiles } from '#spine/http/takes-files.ts'

type Parts = { services: Pick<Services, 'actAs' | 'limits'>; readSession: ReadSession }

/** A table is read in a thread of its own; so many at once, per process. */
const mostAtOnce = 2
const rowsAtOnce = 5_000
let underWay = 0

export async function registerSubscriberImports(app: FastifyInstance, parts: Parts): Promise<void> {
  await takesFiles(app, '/api/newsletter/imports', (request) => receive(parts, request))
}

async function receive({ services, readSession }: Parts, request: FastifyRequest): Promise<{ id: string }> {
  const caller = await callerOf(request, readSession)
  if (!caller) return fail('OTHER_PERSON')
  const { actor, person } = caller
  if (!person || !('userId' in actor)) return fail('UNAUTHORIZED')
  if (!mayEnter('staff', actor.role)) return fail('FORBIDDEN')
  const kind =
    importKinds.find((one) => one === (request.query as { kind?: unknown }).kind) ?? fail('BAD_REQUEST')
  await services.limits.uploadPerson(person.id)
  if (underWay >= mostAtOnce) return fail('SERVICE_UNAVAILABLE')
  underWay += 1
  request.endUnderWay()
  try {
    const pieces: Buffer[] = []
    for await (const piece of readBody(request, tableFileBytes)) pieces.push(piece as Buffer)
    const { heads, rows } = await readTable(Buffer.concat(pieces)).catch(refuse)
    const file_name = fileNameOf(request)
    return await services.actAs(actor, async (tx) => {
      const [added] = await tx.query<{ id: string }>(
        'insert into newsletter_imports (kind, file_name, heads, row_count, created_by) values ($1, $2, $3, $4, $5) returning id',
        [kind, file_name, JSON.stringify(heads), rows.length, person.id],
      )
      if (!added) throw new Error('The import was not written.')
      for (let start = 0; start < rows.length; start += rowsAtOnce)
        await tx.query(
          `insert into newsletter_import_rows (import_id, line, cells)
           select $1, line, cells from jsonb_to_recordset($2) as r(line int, cells jsonb)`,
          [added.id, JSON.stringify(rows.slice(start, start + rowsAtOnce))],
        )
      return added
    })
  } finally {
    underWay -= 1
  }
}

function fileNameOf({ headers }: FastifyRequest): string {
  try {
    return plainLine(decodeURIComponent(headers['x-file-name']?.toString() ?? ''), 120) || unnamed
  } catch {
    return unnamed
  }
}
const unnamed = 'Adsız tablo'

function refuse(error: unknown): never {
  if (!(error instanceof TableRefusal)) throw error
  throw new ORPCError('BAD_TABLE', { status: 422, message: tableProblems[error.problem] })
}

function fail(code: ProblemCode): never {
  throw new ORPCError(code, problems[code])
}
