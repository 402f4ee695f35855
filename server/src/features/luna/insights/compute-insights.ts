/** Computes all findings and stores them: what is still so keeps its row and its time, what is no longer so goes. */
import { insights } from '#features/luna/insights/insights.table.ts'
import { laneGrowth } from '#features/luna/insights/lane-growth.ts'
import { missedPromises } from '#features/luna/insights/missed-promises.ts'
import { notedRisks } from '#features/luna/insights/noted-risks.ts'
import { waitingPorts } from '#features/luna/insights/waiting-ports.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'

/** Rows of one statement. */
const atOnce = 500

export async function computeInsights(tx: Transaction, now: Date): Promise<void> {
  // Two runs at once would each think the other's findings gone.
  await tx.asSystem("select pg_advisory_xact_lock(hashtext('luna-insights'))", [])
  const found = [
    ...(await laneGrowth(tx, now)),
    ...(await waitingPorts(tx)),
    ...(await missedPromises(tx)),
    ...(await notedRisks(tx)),
  ]
  for (let start = 0; start < found.length; start += atOnce)
    await tx.db
      .insert(insights)
      .values(found.slice(start, start + atOnce))
      .onConflictDoUpdate({
        target: insights.key,
        set: {
          customer_id: sql`excluded.customer_id`,
          category: sql`excluded.category`,
          title: sql`excluded.title`,
          description: sql`excluded.description`,
          impact: sql`excluded.impact`,
          urgency: sql`excluded.urgency`,
          location: sql`excluded.location`,
          estimated_delay_hours: sql`excluded.estimated_delay_hours`,
          recommendation: sql`excluded.recommendation`,
          evidence: sql`excluded.evidence`,
          computed_at: sql`now()`,
        },
      })
  await tx.asSystem('delete from insights where key <> all($1)', [found.map(({ key }) => key)])
}
