/** Handlers of the contract of customer imports. */
import type { CustomerImport } from '@kervan/domain/customers/customer-imports.contract.ts'
import { customerImportsContract } from '@kervan/domain/customers/customer-imports.contract.ts'
import { importProblems } from '@kervan/domain/customers/customer-imports.copy.ts'
import { meaningsProblem } from '@kervan/domain/customers/imported-customer.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import type { WithCompany } from '#features/company/company-cache.ts'
import { importById, newestImports, rowsOf } from '#features/customers/imports/customer-imports.queries.ts'
import { importKindName, undoKindName } from '#features/customers/imports/import-customers.ts'
import { mendRow } from '#features/customers/imports/mend-row.ts'
import { startTask } from '#features/tasks/start-task.ts'
import type { WithTaskKinds } from '#features/tasks/task-kind.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

type Needed = WithCompany & WithTaskKinds
const api = implementContract<typeof customerImportsContract, Needed>(customerImportsContract)

export const customerImportsHandlers = {
  list: api.list.handler(async ({ context: { services, actor } }) => ({
    items: await services.actAs(actor, newestImports),
  })),
  get: api.get.handler(({ input, context: { services, actor } }) =>
    services.actAs(actor, (tx) => known(tx, input.id)),
  ),
  rows: api.rows.handler(async ({ input: { id, outcome, limit, after }, context: { services, actor } }) => {
    const items = await services.readAs(actor, (_db, query) =>
      rowsOf(query, { id, outcome, limit: limit + 1, after: Number(after) || 0 }),
    )
    const page = items.slice(0, limit)
    return { items: page, next_cursor: items.length > limit ? String(page.at(-1)?.line) : null }
  }),
  start: api.start.handler(({ input: { id, meanings }, context }) => {
    const wrong = meaningsProblem(meanings)
    if (wrong) throw new ORPCError('BAD_MEANINGS', { ...importProblems.BAD_MEANINGS, message: wrong })
    return begin(context, id, importKindName, ['ready', 'stopped'], async (tx) => {
      await tx.query('update customer_imports set meanings = $2 where id = $1', [
        id,
        JSON.stringify(meanings),
      ])
    })
  }),
  mend: api.mend.handler(({ input, context }) => mendRow(context, input)),
  undo: api.undo.handler(({ input: { id }, context }) =>
    begin(context, id, undoKindName, ['stopped', 'done', 'undo_stopped', 'undone'], async (tx) => {
      await tx.query('update customer_imports set undo_at = now() where id = $1', [id])
    }),
  ),
}

async function known(tx: Transaction, id: string): Promise<CustomerImport> {
  const found = await importById(tx, id)
  if (!found) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
  return found
}

/** Of two who begin at once, the second one finds it under way. */
function begin(
  { services, actor, person }: SignedInCall<Needed>,
  id: string,
  kindName: string,
  from: readonly CustomerImport['state'][],
  note: (tx: Transaction) => Promise<void>,
): Promise<CustomerImport> {
  const kind = services.taskKinds.get(kindName)
  if (!kind) throw new Error(`There is no kind of task ${kindName}.`)
  return services.actAs(actor, async (tx) => {
    await tx.query('select from customer_imports where id = $1 for update', [id])
    const { state, file_name } = await known(tx, id)
    if (!from.includes(state)) throw new ORPCError('IMPORT_BUSY', importProblems.IMPORT_BUSY)
    await note(tx)
    const title = kindName === undoKindName ? `Geri alınıyor: ${file_name}` : `Müşteri aktarımı: ${file_name}`
    const task = await startTask(services, tx, { userId: person.id, kind, title, input: { import_id: id } })
    await tx.query('update customer_imports set task_id = $2 where id = $1', [id, task.id])
    return known(tx, id)
  })
}
