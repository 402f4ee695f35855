/**
 * The kinds of task that add the customers of a table, and that take them back. Both go on where they were after a kill: what becomes of a
 * row commits together with it.
 */
import type { RowOutcome } from '@kervan/domain/customers/customer-imports.copy.ts'
import { customersImported } from '@kervan/domain/customers/customers.events.ts'
import type { ColumnMeanings } from '@kervan/domain/customers/imported-customer.ts'
import { z } from '@kervan/domain/z.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { addImported, type DoneRow } from '#features/customers/imports/add-imported.ts'
import { removeUntouched } from '#features/customers/imports/remove-untouched.ts'
import { defineTaskKind, type TaskKind } from '#features/tasks/task-kind.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

const ImportInput = z.object({ import_id: z.string() })
type Needed = Pick<Services, 'actAs' | 'emit'> & WithCompany

export const importKindName = 'customer-import'
export const undoKindName = 'customer-import-undo'
const batchSize = 500

type Row = { line: number; cells: string[]; customer_id: string | null }

export function createImportKind(services: Needed): TaskKind {
  return rowByRow(services, importKindName, null, async (tx, importId, rows) => {
    const [found] = await tx.query<{ meanings: ColumnMeanings }>(
      'select meanings from customer_imports where id = $1',
      [importId],
    )
    const { staff_email_domains } = await services.company.get()
    return addImported(tx, rows, found?.meanings ?? [], staff_email_domains)
  })
}

export function createUndoKind(services: Needed): TaskKind {
  return rowByRow(services, undoKindName, 'added', removeUntouched)
}

/** Works through the rows that have this outcome, some hundred in a transaction. */
function rowByRow(
  services: Needed,
  name: string,
  outcome: RowOutcome | null,
  work: (tx: Transaction, importId: string, rows: Row[]) => Promise<DoneRow[]>,
): TaskKind {
  return defineTaskKind({
    name,
    mostUnfinished: 1,
    parse: (input) => ImportInput.parse(input),
    async run({ input: { import_id }, actor, signal, report }) {
      const step = (after: number) =>
        services.actAs(actor, async (tx) => {
          const rows = await tx.query<Row>(nextRows, [import_id, outcome, after])
          if (rows.length > 0) await writeDone(tx, import_id, await work(tx, import_id, rows))
          return rows
        })
      const [counted] = await services.actAs(actor, (tx) =>
        tx.query<{ left: number; row_count: number }>(countRows, [import_id, outcome]),
      )
      const { left = 0, row_count = 0 } = counted ?? {}
      let done = outcome === null ? row_count - left : 0
      try {
        for (let after = 0, rows: Row[] = []; ; done += rows.length) {
          report(done, outcome === null ? row_count : left)
          signal.throwIfAborted()
          rows = await step(after)
          if (rows.length === 0) break
          after = rows.at(-1)?.line ?? after
        }
      } finally {
        await services.actAs(actor, (tx) => services.emit(tx, customersImported, ['staff'], { import_id }))
      }
      return undefined
    },
  })
}

const nextRows = `select line, cells, customer_id from customer_import_rows
  where import_id = $1 and outcome is not distinct from $2 and line > $3 order by line limit ${batchSize} for update`
const countRows = `select row_count, (select count(*)::int from customer_import_rows r
    where r.import_id = i.id and r.outcome is not distinct from $2) as left
  from customer_imports i where id = $1`

export async function writeDone(tx: Transaction, importId: string, rows: readonly DoneRow[]): Promise<void> {
  await tx.query(
    `update customer_import_rows r set outcome = d.outcome, problem = d.problem, customer_id = d.customer_id
     from jsonb_to_recordset($2) as d(line int, outcome text, problem text, customer_id uuid)
     where r.import_id = $1 and r.line = d.line`,
    [importId, JSON.stringify(rows)],
  )
}
