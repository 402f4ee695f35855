/** Handlers of operational monitoring: what the job has stored, of everybody and of the caller. */
import { type Insight, insightsContract } from '@kervan/domain/luna/insights.contract.ts'
import { insights } from '#features/luna/insights/insights.table.ts'
import { system } from '#spine/database/act-as.ts'
import { desc, eq, isNull } from '#spine/database/drizzle.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract(insightsContract)
const mostShown = 100

/** Urgent ones first, then by how much they matter. */
const impacts = ['high', 'medium', 'low']
const rankOf = ({ urgency, impact }: Pick<typeof insights.$inferSelect, 'urgency' | 'impact'>) =>
  (urgency === 'urgent' ? 0 : impacts.length) + impacts.indexOf(impact)

/** In a model's words where it has some for just this description. */
function shown(row: typeof insights.$inferSelect): Insight {
  const { id, category, title, impact, urgency, location, estimated_delay_hours, recommendation, evidence } =
    row
  const description = row.words && row.words_for === row.description ? row.words : row.description
  return {
    id,
    category,
    title,
    description,
    impact,
    urgency,
    location,
    estimated_delay_hours,
    recommendation,
    evidence,
    timestamp: row.created_at,
  }
}

export const insightsHandlers = {
  list: api.list.handler(async ({ context: { services, actor } }) => {
    const own = await services.readAs(actor, (db) =>
      db
        .select()
        .from(insights)
        .where(eq(insights.customer_id, actor.userId))
        .orderBy(desc(insights.created_at))
        .limit(mostShown),
    )
    const shared = await services.readAs(system, (db) =>
      db
        .select()
        .from(insights)
        .where(isNull(insights.customer_id))
        .orderBy(desc(insights.created_at))
        .limit(mostShown),
    )
    const rows = [...own, ...shared].toSorted(
      (a, b) => rankOf(a) - rankOf(b) || b.created_at.localeCompare(a.created_at),
    )
    const computed = rows.map(({ computed_at }) => computed_at).toSorted()
    return {
      insights: rows.map(shown),
      computed_at: computed.at(-1) ?? null,
    }
  }),
}
