/** Takes a table of customers as the body of a call. Its rows are kept, the file is not; nobody is added before its columns are understood. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import { importProblems } from '@kervan/domain/customers/customer-imports.copy.ts'
import { tableFileBytes, tableProblems } from '@kervan/domain/lists/table-file.ts'
import { type ProblemCode, problems } from '@kervan/domain/problems.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import { ORPCError } from '@orpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readTable, TableRefusal, type TableRow } from '#features/lists/read-table.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { callerOf } from '#spine/http/api-route.ts'
import type { Services } from '#spine/http/call.ts'
import type { ReadSession } from '#spine/http/session.ts'
import { readBody } from '#spine/http/streamed-body.ts'
import { takesFiles } from '#spine/http/takes-files.ts'

type Parts = { services: Pick<Services, 'actAs' | 'limits'>; readSession: ReadSession }

/** A table is read in a thread of its own; so many at once, per process. */
const mostAtOnce = 2
let underWay = 0

export async function registerImportFiles(app: FastifyInstance, parts: Parts): Promise<void> {
  await takesFiles(app, '/api/customer-imports', (request) => receive(parts, request))
}

async function receive({ services, readSession }: Parts, request: FastifyRequest): Promise<{ id: string }> {
  const caller = await callerOf(request, readSession)
  if (!caller) return fail('OTHER_PERSON')
  const { actor, person } = caller
  if (!person || !('userId' in actor)) return fail('UNAUTHORIZED')
  if (!mayEnter('staff', actor.role)) return fail('FORBIDDEN')
  await services.limits.uploadPerson(person.id)
  if (underWay >= mostAtOnce) return fail('SERVICE_UNAVAILABLE')
  underWay += 1
  request.endUnderWay()
  try {
    const pieces: Buffer[] = []
    for await (const piece of readBody(request, tableFileBytes)) pieces.push(piece as Buffer)
    const { heads, rows } = await readTable(Buffer.concat(pieces)).catch(refuse)
    return await services.actAs(actor, (tx) =>
      keep(tx, { file_name: fileNameOf(request), heads, rows, created_by: person.id }),
    )
  } finally {
    underWay -= 1
  }
}

type NewImport = { file_name: string; heads: string[]; rows: TableRow[]; created_by: string }

async function keep(
  tx: Transaction,
  { file_name, heads, rows, created_by }: NewImport,
): Promise<{ id: string }> {
  const [added] = await tx.query<{ id: string }>(
    'insert into customer_imports (file_name, heads, row_count, created_by) values ($1, $2, $3, $4) returning id',
    [file_name, JSON.stringify(heads), rows.length, created_by],
  )
  if (!added) throw new Error('The import was not written.')
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await tx.query(
      `insert into customer_import_rows (import_id, line, cells)
       select $1, line, cells from jsonb_to_recordset($2) as r(line int, cells jsonb)`,
      [added.id, JSON.stringify(rows.slice(start, start + rowsAtOnce))],
    )
  return added
}
const rowsAtOnce = 5_000

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
  throw new ORPCError('BAD_TABLE', { ...importProblems.BAD_TABLE, message: tableProblems[error.problem] })
}

function fail(code: ProblemCode): never {
  throw new ORPCError(code, problems[code])
}
