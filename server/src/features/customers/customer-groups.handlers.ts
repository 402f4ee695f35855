/** Handlers of sectors and segments. The database audits every change. */
import { customerGroupsContract } from '@kervan/domain/customers/customer-groups.contract.ts'
import { customerGroupsChanged } from '@kervan/domain/customers/customers.events.ts'
import { customerGroups } from '#features/customers/customer-groups.table.ts'
import type { Db, Transaction } from '#spine/database/act-as.ts'
import { and, eq, ne, sql } from '#spine/database/drizzle.ts'
import type { Services } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract(customerGroupsContract)
const shown = { id: customerGroups.id, kind: customerGroups.kind, name: customerGroups.name }

/** One change at a time, so that two admins together give no name twice and lose no row of the order. */
const lock = (tx: Transaction) =>
  tx.query("select pg_advisory_xact_lock(hashtextextended('groups of customers', 22))", [])
const announce = (tx: Transaction, { emit }: Pick<Services, 'emit'>) =>
  emit(tx, customerGroupsChanged, ['staff'], {})

function namedAlike(db: Db, kind: 'sector' | 'segment', name: string, except?: string) {
  const sameName = sql`kervan_fold(${customerGroups.name}) = kervan_fold(${name})`
  return db
    .select({ id: customerGroups.id })
    .from(customerGroups)
    .where(and(eq(customerGroups.kind, kind), sameName, except ? ne(customerGroups.id, except) : undefined))
}

/** All who have it, people and firms. */
const uses = `select exists (select from profiles where sector_id = $1 or segment_id = $1)
  or exists (select from organisations where sector_id = $1 or segment_id = $1) as used`
const replaceIn = (table: 'profiles' | 'organisations', column: 'sector_id' | 'segment_id') =>
  `update ${table} set ${column} = $2, updated_at = now() where ${column} = $1`

export const customerGroupsHandlers = {
  list: api.list.handler(async ({ context: { services, actor } }) => ({
    groups: await services.readAs(actor, (db) =>
      db
        .select(shown)
        .from(customerGroups)
        .orderBy(customerGroups.kind, customerGroups.rank, customerGroups.id),
    ),
  })),
  add: api.add.handler(async ({ input: { kind, name }, context, errors }) => {
    const added = await createOnce(context, { kind, name }, async (tx) => {
      await lock(tx)
      if ((await namedAlike(tx.db, kind, name)).length > 0) return null
      const last = sql`(select coalesce(max(rank), 0) + 1 from customer_groups where kind = ${kind})`
      const [row] = await tx.db.insert(customerGroups).values({ kind, name, rank: last }).returning(shown)
      if (!row) throw new Error('The group was not added.')
      await announce(tx, context.services)
      return row
    })
    if (!added) throw errors.NAME_TAKEN()
    return added
  }),
  rename: api.rename.handler(({ input: { id, name }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      await lock(tx)
      const [known] = await tx.db.select(shown).from(customerGroups).where(eq(customerGroups.id, id))
      if (!known) throw errors.NOT_FOUND()
      if ((await namedAlike(tx.db, known.kind, name, id)).length > 0) throw errors.NAME_TAKEN()
      await tx.db.update(customerGroups).set({ name }).where(eq(customerGroups.id, id))
      await announce(tx, services)
      return { ...known, name }
    }),
  ),
  reorder: api.reorder.handler(({ input: { kind, ids }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      await lock(tx)
      const known = await tx.db.select(shown).from(customerGroups).where(eq(customerGroups.kind, kind))
      const isSame = new Set(ids).size === ids.length && known.length === ids.length
      if (!isSame || known.some(({ id }) => !ids.includes(id))) throw errors.STALE()
      await tx.query(
        `update customer_groups g set rank = o.place from unnest($1::uuid[]) with ordinality as o (id, place)
         where g.id = o.id and g.rank <> o.place`,
        [ids],
      )
      await announce(tx, services)
      return { done: true as const }
    }),
  ),
  remove: api.remove.handler(({ input: { id, replacement }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      await lock(tx)
      const [known] = await tx.db.select(shown).from(customerGroups).where(eq(customerGroups.id, id))
      if (!known) throw errors.NOT_FOUND()
      if (replacement) {
        const [other] = await tx.db
          .select({ id: customerGroups.id })
          .from(customerGroups)
          .where(and(eq(customerGroups.id, replacement), eq(customerGroups.kind, known.kind)))
        if (!other || replacement === id) throw errors.UNKNOWN_REPLACEMENT()
        for (const table of ['profiles', 'organisations'] as const)
          await tx.query(replaceIn(table, `${known.kind}_id`), [id, replacement])
      }
      const [{ used } = { used: true }] = await tx.query<{ used: boolean }>(uses, [id])
      if (used) throw errors.IN_USE()
      await tx.db.delete(customerGroups).where(eq(customerGroups.id, id))
      await announce(tx, services)
      return { done: true as const }
    }),
  ),
}
