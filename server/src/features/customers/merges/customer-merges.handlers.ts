/** Handlers of the contract of duplicates and merges. */
import type { CustomerMerge } from '@kervan/domain/customers/customer-merges.contract.ts'
import { customerMergesContract } from '@kervan/domain/customers/customer-merges.contract.ts'
import { mergeProblems, mergeUndoHours } from '@kervan/domain/customers/customer-merges.copy.ts'
import { problems } from '@kervan/domain/problems.ts'
import { ORPCError } from '@orpc/server'
import { findDuplicates } from '#features/customers/merges/find-duplicates.ts'
import { mergeCustomers } from '#features/customers/merges/merge-customers.ts'
import { undoMerge } from '#features/customers/merges/undo-merge.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof customerMergesContract, object>(customerMergesContract)

export const customerMergesHandlers = {
  duplicates: api.duplicates.handler(async ({ input, context: { services, actor } }) => ({
    items: await services.actAs(actor, (tx) => findDuplicates(tx, input.customer_id)),
  })),
  keepApart: api.keepApart.handler(({ input: { one, other }, context: { services, actor } }) => {
    if (one === other) throw new ORPCError('SAME_RECORD', mergeProblems.SAME_RECORD)
    return services.actAs(actor, async (tx) => {
      const noted = await tx.query(
        `insert into distinct_customers (one, other) select least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid)
         where (select count(*) from profiles where id in ($1::uuid, $2::uuid)) = 2
         on conflict (one, other) do update set created_at = now() returning one`,
        [one, other],
      )
      if (noted.length === 0) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
      return { done: true as const }
    })
  }),
  undoKeepApart: api.undoKeepApart.handler(({ input: { one, other }, context: { services, actor } }) =>
    services.actAs(actor, async (tx) => {
      await tx.asSystem(
        'delete from distinct_customers where one = least($1::uuid, $2::uuid) and other = greatest($1::uuid, $2::uuid)',
        [one, other],
      )
      return { done: true as const }
    }),
  ),
  merge: api.merge.handler(async ({ input, context }) => {
    const id = await mergeCustomers(context, input)
    return context.services.actAs(context.actor, (tx) => mergeById(tx, id))
  }),
  merges: api.merges.handler(async ({ context: { services, actor } }) => ({
    items: await services.actAs(actor, (tx) =>
      tx.query<CustomerMerge>(`${facts} order by m.id desc limit 50`, []),
    ),
  })),
  undo: api.undo.handler(async ({ input: { id }, context }) => {
    await undoMerge(context, id)
    return context.services.actAs(context.actor, (tx) => mergeById(tx, id))
  }),
}

async function mergeById(tx: Transaction, id: string): Promise<CustomerMerge> {
  const [found] = await tx.query<CustomerMerge>(`${facts} where m.id = $1`, [id])
  if (!found) throw new ORPCError('NOT_FOUND', problems.NOT_FOUND)
  return found
}

const facts = `select m.id, m.kept_id, p.listed_as as kept_name, coalesce(m.gone ->> 'listed_as', '') as gone_name,
    coalesce((select sum(jsonb_array_length(each -> 'keys'))::int from jsonb_array_elements(m.moved) each), 0) as moved,
    coalesce(u.name, '') as merged_by_name, ${isoText('m.merged_at')} as merged_at,
    ${isoText(`(m.merged_at + interval '${mergeUndoHours} hours')`)} as undo_until, ${isoText('m.undone_at')} as undone_at
  from customer_merges m join profiles p on p.id = m.kept_id left join users u on u.id = m.merged_by`
