/** Handlers of the representatives: who they are, and how an admin appoints, describes, orders and removes them. */
import { staffChanged } from '@kervan/domain/auth/auth.events.ts'
import type { Representative } from '@kervan/domain/customers/customers.contract.ts'
import { mostRepresentatives } from '@kervan/domain/customers/customers.copy.ts'
import { representativesContract } from '@kervan/domain/customers/representatives.contract.ts'
import { users } from '#features/auth/users.table.ts'
import { firstRepresentative } from '#features/customers/ensure-profile.ts'
import { representatives } from '#features/customers/representatives.table.ts'
import type { Db, Transaction } from '#spine/database/act-as.ts'
import { and, eq, inArray, isNull, sql } from '#spine/database/drizzle.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract(representativesContract)

const { rank, ...shown } = {
  id: representatives.id,
  name: representatives.name,
  email: representatives.email,
  phone: representatives.phone,
  avatar: representatives.avatar,
  specialties: representatives.specialties,
  rank: representatives.rank,
}

export const representativesHandlers = {
  list: api.list.handler(async ({ context: { services, actor } }) => ({
    representatives: await services.readAs(actor, inOrder),
  })),
  save: api.save.handler(({ input: { id, ...form }, context, errors }) =>
    context.services.actAs(context.actor, async (tx): Promise<Representative> => {
      // So that two admins together do not appoint a fourth.
      await oneAtATime(tx)
      const [member] = await tx.db
        .select({ email: users.email })
        .from(users)
        .where(and(eq(users.id, id), inArray(users.role, ['staff', 'admin']), isNull(users.disabled_at)))
      if (!member) throw errors.NOT_FOUND()
      const known = await tx.db.select({ id: representatives.id, rank }).from(representatives)
      const isNew = known.every((each) => each.id !== id)
      if (isNew && known.length >= mostRepresentatives) throw errors.TOO_MANY()
      const last = Math.max(0, ...known.map((each) => each.rank))
      const [saved] = await tx.db
        .insert(representatives)
        .values({ id, email: member.email, rank: last + 1, avatar: ownPhoto(id), ...form })
        .onConflictDoUpdate({
          target: representatives.id,
          set: { email: sql`excluded.email`, ...form },
        })
        .returning(shown)
      if (!saved) throw errors.NOT_FOUND()
      await context.services.emit(tx, staffChanged, ['staff'], { user_id: id })
      return saved
    }),
  ),
  order: api.order.handler(({ input: { ids }, context: { services, actor, person }, errors }) =>
    services.actAs(actor, async (tx) => {
      await oneAtATime(tx)
      const known = await inOrder(tx.db)
      // Somebody was appointed or removed meanwhile.
      if (new Set(ids).size !== known.length || known.some(({ id }) => !ids.includes(id)))
        throw errors.STALE()
      for (const [place, id] of ids.entries())
        await tx.db
          .update(representatives)
          .set({ rank: place + 1 })
          .where(and(eq(representatives.id, id), sql`${rank} <> ${place + 1}`))
      await services.emit(tx, staffChanged, ['staff'], { user_id: person.id })
      return { representatives: await inOrder(tx.db) }
    }),
  ),
  remove: api.remove.handler(({ input: { id }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      await oneAtATime(tx)
      const known = await inOrder(tx.db)
      if (!known.some((each) => each.id === id)) throw errors.NOT_FOUND()
      if (known.length === 1) throw errors.LAST()
      await tx.db.delete(representatives).where(eq(representatives.id, id))
      // No customer is left without one. There may be very many.
      await tx.query("set local statement_timeout = '60s'", [])
      await tx.asSystem(`update profiles set assigned_to = (${firstRepresentative}) where assigned_to = $1`, [
        id,
      ])
      await services.emit(tx, staffChanged, ['staff'], { user_id: id })
      return { representatives: await inOrder(tx.db) }
    }),
  ),
}

const inOrder = (db: Db) => db.select(shown).from(representatives).orderBy(rank, representatives.id)

const oneAtATime = (tx: Transaction) =>
  tx.query("select pg_advisory_xact_lock(hashtextextended('who represents us', 4))", [])

/** What they have chosen as members of staff. */
const ownPhoto = (id: string) => sql`(select photo from staff_profiles where id = ${id})`
