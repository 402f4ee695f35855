/** Corrects a row that could not be added, and adds it. */
import type { ImportRow } from '@kervan/domain/customers/customer-imports.contract.ts'
import { importProblems } from '@kervan/domain/customers/customer-imports.copy.ts'
import { profileChanged } from '@kervan/domain/customers/customers.events.ts'
import type { ColumnMeanings } from '@kervan/domain/customers/imported-customer.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import type { WithCompany } from '#features/company/company-cache.ts'
import { addImported } from '#features/customers/imports/add-imported.ts'
import { writeDone } from '#features/customers/imports/import-customers.ts'
import type { SignedInCall } from '#spine/http/call.ts'

type MendedRow = { id: string; line: number; cells: string[] }
type Stored = { outcome: string | null; meanings: ColumnMeanings | null; is_undone: boolean }

export function mendRow(
  { services, actor }: SignedInCall<WithCompany>,
  { id, line, cells }: MendedRow,
): Promise<ImportRow> {
  return services.actAs(actor, async (tx) => {
    // Whoever takes it back begins before or after this.
    await tx.query('select from customer_imports where id = $1 for update', [id])
    const [row] = await tx.query<Stored>(
      `select r.outcome, i.meanings, i.undo_at is not null as is_undone
       from customer_import_rows r join customer_imports i on i.id = r.import_id
       where r.import_id = $1 and r.line = $2 for update of r`,
      [id, line],
    )
    if (!row) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
    if (row.is_undone) throw new ORPCError('IMPORT_UNDONE', importProblems.IMPORT_UNDONE)
    if (row.outcome === null || !row.meanings) throw new ORPCError('IMPORT_BUSY', importProblems.IMPORT_BUSY)
    if (row.outcome !== 'wrong') throw new ORPCError('ROW_DONE', importProblems.ROW_DONE)
    const { staff_email_domains } = await services.company.get()
    const [done] = await addImported(tx, [{ line, cells }], row.meanings, staff_email_domains)
    if (!done || done.outcome === 'wrong')
      throw new ORPCError('ROW_WRONG', {
        ...importProblems.ROW_WRONG,
        message: done?.problem ?? importProblems.ROW_WRONG.message,
      })
    await tx.query('update customer_import_rows set cells = $3 where import_id = $1 and line = $2', [
      id,
      line,
      JSON.stringify(cells),
    ])
    await writeDone(tx, id, [done])
    if (done.customer_id)
      await services.emit(tx, profileChanged, ['staff'], { customer_id: done.customer_id })
    return { ...done, cells }
  })
}
