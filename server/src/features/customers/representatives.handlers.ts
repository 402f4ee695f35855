/** Handlers of the representatives: who they are, and how an admin appoints and describes them. */
import { staffChanged } from '@kervan/domain/auth/auth.events.ts'
import type { Representative } from '@kervan/domain/customers/customers.contract.ts'
import { mostRepresentatives } from '@kervan/domain/customers/customers.copy.ts'
import { representativesContract } from '@kervan/domain/customers/representatives.contract.ts'
import { users } from '#features/auth/users.table.ts'
import { representatives } from '#features/customers/representatives.table.ts'
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
    representatives: await services.readAs(actor, (db) =>
      db.select(shown).from(representatives).orderBy(rank, representatives.id),
    ),
  })),
  save: api.save.handler(({ input: { id, ...form }, context, errors }) =>
    context.services.actAs(context.actor, async (tx): Promise<Representative> => {
      // One at a time, so that two admins together do not appoint a fourth.
      await tx.query("select pg_advisory_xact_lock(hashtextextended('who represents us', 4))", [])
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
        .values({ id, email: member.email, rank: last + 1, ...form })
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
}
