/** Takes back customers that an import has added, as far as nothing has happened with them since: what refers to a record keeps it. */
import { keptImportedWords } from '@kervan/domain/customers/customer-imports.copy.ts'
import { customerReferences } from '#features/customers/customer-references.ts'
import type { DoneRow } from '#features/customers/imports/add-imported.ts'
import type { Transaction } from '#spine/database/act-as.ts'

type AddedRow = { line: number; customer_id: string | null }

export async function removeUntouched(
  tx: Transaction,
  importId: string,
  rows: readonly AddedRow[],
): Promise<DoneRow[]> {
  const ids = rows.flatMap(({ customer_id }) => customer_id ?? [])
  // Whoever is about to refer to one of them waits, and finds it gone; or has been quicker, and keeps it.
  await tx.asSystem('select from profiles where id = any($1::uuid[]) order by id for update', [ids])
  const referring = await customerReferences(tx, ['customer_import_rows'])
  const isReferredTo = referring.map(
    ({ relation, column }) => `exists (select from ${relation} where ${relation}.${column} = p.id)`,
  )
  const removed = await tx.asSystem<{ id: string; organisation_id: string | null }>(
    `delete from profiles p where id = any($1::uuid[]) and not has_account and updated_at = created_at
       and not (${['false', ...isReferredTo].join(' or ')}) returning id, organisation_id`,
    [ids],
  )
  await tx.asSystem(removeEmptyFirms, [
    importId,
    removed.flatMap(({ organisation_id }) => organisation_id ?? []),
  ])
  const isRemoved = new Set(removed.map(({ id }) => id))
  return rows.map(({ line, customer_id }) => {
    if (customer_id && !isRemoved.has(customer_id))
      return { line, outcome: 'added', problem: keptImportedWords, customer_id }
    return { line, outcome: 'removed', problem: '', customer_id: null }
  })
}

/** Firms that the import has made, and that nobody is left of. */
const removeEmptyFirms = `delete from organisations o where id = any($2::uuid[]) and updated_at = created_at
  and created_at >= (select created_at from customer_imports where id = $1)
  and not exists (select from profiles where organisation_id = o.id)`
