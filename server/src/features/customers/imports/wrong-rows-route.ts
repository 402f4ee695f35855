/** The rows of a table that could not be added, as a file: to be corrected in a spreadsheet and brought again. */
import { Readable } from 'node:stream'
import { mayEnter } from '@kervan/domain/access/roles.ts'
import type { ImportRow } from '@kervan/domain/customers/customer-imports.contract.ts'
import type { FastifyInstance } from 'fastify'
import { rowsOf } from '#features/customers/imports/customer-imports.queries.ts'
import { csvHead, csvLines } from '#features/lists/csv.ts'
import type { Outsider } from '#spine/database/act-as.ts'
import { type FileParts, registerFileRoute } from '#spine/http/file-route.ts'

const pageSize = 1_000

export function registerWrongRows(app: FastifyInstance, parts: FileParts<'readAs'>): void {
  registerFileRoute(app, parts, {
    path: '/api/customer-imports/:id/wrong-rows',
    compress: true,
    find: async ({ actor }, id) => {
      if (!mayEnter('staff', actor.role)) return undefined
      const [found] = await parts.services.readAs(actor, (_db, query) =>
        query<{ heads: string[]; file_name: string }>(
          'select heads, file_name from customer_imports where id = $1',
          [id],
        ),
      )
      if (!found) return undefined
      const name = `${found.file_name.replace(/\.(csv|xlsx|txt)$/i, '')} hatalı satırlar.csv`
      const body = Readable.from(lines(parts, actor, id, found.heads), { objectMode: false })
      return { name, type: 'text/csv; charset=utf-8', body }
    },
  })
}

/** Why it was refused stands in a column of its own, which the next import leaves out. */
async function* lines(
  { services }: FileParts<'readAs'>,
  actor: Outsider,
  id: string,
  heads: readonly string[],
) {
  const columns = [...heads, 'Neden eklenmedi'].map((head) => ({ head, kind: 'text' as const }))
  yield csvHead(columns)
  for (let after = 0, rows: ImportRow[] = []; ; ) {
    rows = await services.readAs(actor, (_db, query) =>
      rowsOf(query, { id, outcome: 'wrong', limit: pageSize, after }),
    )
    if (rows.length === 0) return
    yield csvLines(
      columns,
      rows.map(({ cells, problem }) => [...heads.map((_, index) => cells[index] ?? ''), problem]),
    )
    after = rows.at(-1)?.line ?? after
  }
}
