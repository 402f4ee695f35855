/** Handlers of the index tables. The database audits every change. */
import { settingChanged } from '@kervan/domain/company/company.events.ts'
import { marketChanged } from '@kervan/domain/luna/analysis.events.ts'
import { type MarketFigureForm, marketContract } from '@kervan/domain/luna/market.contract.ts'
import { marketFigures } from '#features/luna/market/market-figures.table.ts'
import { marketNotes } from '#features/luna/market/market-notes.table.ts'
import { portWaitsJob } from '#features/luna/ports/port-waits.jobs.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { desc, eq, sql } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract(marketContract)
const mostFigures = 400
const mostNotes = 200

/** Open pages fetch anew, and how full ports count is computed again. */
async function announce(tx: Transaction, { services }: Pick<SignedInCall, 'services'>): Promise<void> {
  await services.emit(tx, marketChanged, ['staff'], {})
  await services.emit(tx, settingChanged, [], { area: 'market' })
  await services.enqueue(tx, portWaitsJob, {})
}

async function writeFigures(tx: Transaction, figures: readonly MarketFigureForm[], enteredBy: string) {
  return tx.db
    .insert(marketFigures)
    .values(figures.map((figure) => ({ ...figure, entered_by: enteredBy })))
    .onConflictDoUpdate({
      target: [marketFigures.kind, marketFigures.subject, marketFigures.day],
      set: {
        value: sql`excluded.value`,
        wait_low_hours: sql`excluded.wait_low_hours`,
        wait_high_hours: sql`excluded.wait_high_hours`,
        source: sql`excluded.source`,
        entered_by: sql`excluded.entered_by`,
        updated_at: sql`now()`,
      },
    })
    .returning()
}

export const marketHandlers = {
  listFigures: api.listFigures.handler(async ({ input, context: { services, actor } }) => ({
    figures: await services.readAs(actor, (db) =>
      db
        .select()
        .from(marketFigures)
        .where(eq(marketFigures.kind, input.kind))
        .orderBy(desc(marketFigures.day), marketFigures.subject)
        .limit(mostFigures),
    ),
  })),
  saveFigure: api.saveFigure.handler(({ input, context }) =>
    context.services.actAs(context.actor, async (tx) => {
      const [figure] = await writeFigures(tx, [input], context.person.full_name)
      if (!figure) throw new Error('The figure was not written.')
      await announce(tx, context)
      return figure
    }),
  ),
  importFigures: api.importFigures.handler(({ input, context }) =>
    context.services.actAs(context.actor, async (tx) => {
      // Of two rows for one day the later one in the file holds.
      const byDay = new Map(input.figures.map((row) => [`${row.kind} ${row.subject} ${row.day}`, row]))
      const rows = [...byDay.values()]
      const [before] = await tx.db.select({ count: sql<number>`count(*)::int` }).from(marketFigures)
      await writeFigures(tx, rows, context.person.full_name)
      const [after] = await tx.db.select({ count: sql<number>`count(*)::int` }).from(marketFigures)
      await announce(tx, context)
      const added = (after?.count ?? 0) - (before?.count ?? 0)
      return { added, changed: rows.length - added }
    }),
  ),
  removeFigure: api.removeFigure.handler(({ input, context, errors }) =>
    context.services.actAs(context.actor, async (tx) => {
      const removed = await tx.db
        .delete(marketFigures)
        .where(eq(marketFigures.id, input.id))
        .returning({ id: marketFigures.id })
      if (removed.length === 0) throw errors.NOT_FOUND()
      await announce(tx, context)
      return { done: true as const }
    }),
  ),
  listNotes: api.listNotes.handler(async ({ context: { services, actor } }) => ({
    notes: await services.readAs(actor, (db) =>
      db
        .select()
        .from(marketNotes)
        .orderBy(desc(marketNotes.valid_until), desc(marketNotes.id))
        .limit(mostNotes),
    ),
  })),
  saveNote: api.saveNote.handler(({ input: { id, note }, context, errors }) =>
    context.services.actAs(context.actor, async (tx) => {
      const written = { ...note, entered_by: context.person.full_name, updated_at: sql`now()` }
      const [row] = id
        ? await tx.db.update(marketNotes).set(written).where(eq(marketNotes.id, id)).returning()
        : await tx.db.insert(marketNotes).values(written).returning()
      if (!row) throw errors.NOT_FOUND()
      await announce(tx, context)
      return row
    }),
  ),
  removeNote: api.removeNote.handler(({ input, context, errors }) =>
    context.services.actAs(context.actor, async (tx) => {
      const removed = await tx.db
        .delete(marketNotes)
        .where(eq(marketNotes.id, input.id))
        .returning({ id: marketNotes.id })
      if (removed.length === 0) throw errors.NOT_FOUND()
      await announce(tx, context)
      return { done: true as const }
    }),
  ),
}
