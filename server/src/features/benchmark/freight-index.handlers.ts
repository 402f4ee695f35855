/** Handlers of the freight indices that admins bring. The database audits every change. */
import { freightIndexContract } from '@kervan/domain/benchmark/freight-index.contract.ts'
import { settingChanged } from '@kervan/domain/company/company.events.ts'
import { freightIndexList } from '#features/benchmark/freight-index.list.ts'
import { freightIndices } from '#features/benchmark/freight-indices.table.ts'
import { placeCalled } from '#features/benchmark/lane-places.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor } from '#spine/lists/page-for.ts'

const api = implementContract(freightIndexContract)

export const freightIndexHandlers = {
  list: api.list.handler(({ input, context }) => pageFor(context, freightIndexList, input)),
  bring: api.bring.handler(({ input, context: { services, actor, person } }) =>
    services.actAs(actor, async (tx) => {
      const named = input.rows.map((row) => ({
        ...row,
        origin: placeCalled(row.origin),
        destination: placeCalled(row.destination),
        entered_by: person.full_name,
      }))
      // Of two rows for one month the later one in the file holds.
      const byMonth = new Map(
        named.map((row) => [[row.origin, row.destination, row.unit, row.month].join('\n'), row]),
      )
      const rows = [...byMonth.values()]
      const [before] = await tx.db.select({ count: sql<number>`count(*)::int` }).from(freightIndices)
      await tx.db
        .insert(freightIndices)
        .values(rows)
        .onConflictDoUpdate({
          target: [
            freightIndices.origin,
            freightIndices.destination,
            freightIndices.unit,
            freightIndices.month,
          ],
          set: {
            name: sql`excluded.name`,
            usd: sql`excluded.usd`,
            source: sql`excluded.source`,
            published_on: sql`excluded.published_on`,
            entered_by: sql`excluded.entered_by`,
            updated_at: sql`now()`,
          },
        })
      const [after] = await tx.db.select({ count: sql<number>`count(*)::int` }).from(freightIndices)
      await services.emit(tx, settingChanged, [], { area: 'freight_indices' })
      const added = (after?.count ?? 0) - (before?.count ?? 0)
      return { added, changed: rows.length - added }
    }),
  ),
  remove: api.remove.handler(({ input, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      const removed = await tx.db
        .delete(freightIndices)
        .where(eq(freightIndices.id, input.id))
        .returning({ id: freightIndices.id })
      if (removed.length === 0) throw errors.NOT_FOUND()
      await services.emit(tx, settingChanged, [], { area: 'freight_indices' })
      return { done: true as const }
    }),
  ),
}
