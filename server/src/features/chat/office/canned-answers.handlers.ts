/** Handlers of the answers that staff have ready. The database audits every change. */
import { cannedAnswersContract } from '@kervan/domain/chat/canned-answers.contract.ts'
import { cannedAnswersChanged } from '@kervan/domain/chat/office-chat.events.ts'
import { cannedAnswers } from '#features/chat/office/canned-answers.table.ts'
import type { Db, Transaction } from '#spine/database/act-as.ts'
import { inTurkish } from '#spine/database/columns.ts'
import { and, eq, ne, sql } from '#spine/database/drizzle.ts'
import type { Services } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract(cannedAnswersContract)
const shown = { id: cannedAnswers.id, title: cannedAnswers.title, text: cannedAnswers.text }

/** One change at a time, so that two admins together give no name twice. */
const lock = (tx: Transaction) =>
  tx.query("select pg_advisory_xact_lock(hashtextextended('canned answers', 23))", [])
const announce = (tx: Transaction, { emit }: Pick<Services, 'emit'>) =>
  emit(tx, cannedAnswersChanged, ['staff'], {})

async function isTaken(db: Db, title: string, except?: string): Promise<boolean> {
  const alike = await db
    .select({ id: cannedAnswers.id })
    .from(cannedAnswers)
    .where(
      and(
        sql`kervan_fold(${cannedAnswers.title}) = kervan_fold(${title})`,
        except ? ne(cannedAnswers.id, except) : undefined,
      ),
    )
  return alike.length > 0
}

export const cannedAnswersHandlers = {
  list: api.list.handler(async ({ context: { services, actor } }) => ({
    answers: await services.readAs(actor, (db) =>
      db.select(shown).from(cannedAnswers).orderBy(inTurkish(cannedAnswers.title), cannedAnswers.id),
    ),
  })),
  add: api.add.handler(async ({ input, context, errors }) => {
    const added = await createOnce(context, input, async (tx) => {
      await lock(tx)
      if (await isTaken(tx.db, input.title)) return null
      const [row] = await tx.db.insert(cannedAnswers).values(input).returning(shown)
      if (!row) throw new Error('The answer was not added.')
      await announce(tx, context.services)
      return row
    })
    if (!added) throw errors.TITLE_TAKEN()
    return added
  }),
  change: api.change.handler(({ input: { id, ...form }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      await lock(tx)
      if (await isTaken(tx.db, form.title, id)) throw errors.TITLE_TAKEN()
      const [row] = await tx.db
        .update(cannedAnswers)
        .set({ ...form, updated_at: sql`now()` })
        .where(eq(cannedAnswers.id, id))
        .returning(shown)
      if (!row) throw errors.NOT_FOUND()
      await announce(tx, services)
      return row
    }),
  ),
  remove: api.remove.handler(({ input: { id }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      const [gone] = await tx.db
        .delete(cannedAnswers)
        .where(eq(cannedAnswers.id, id))
        .returning({ id: cannedAnswers.id })
      if (!gone) throw errors.NOT_FOUND()
      await announce(tx, services)
      return { done: true as const }
    }),
  ),
}
