/** A shipment that will miss its promised day by three days or more: its customer should speak with us before the day comes. */
import { insights } from '#features/luna/insights/insights.table.ts'
import type { NewRecommendation } from '#features/luna/recommendations/new-recommendation.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'

const leastHours = 72

export async function lateShipments(tx: Transaction): Promise<NewRecommendation[]> {
  const rows = await tx.db
    .select()
    .from(insights)
    .where(sql`${insights.shipment_id} is not null and ${insights.estimated_delay_hours} >= ${leastHours}`)
  return rows.flatMap(({ customer_id, shipment_id, title, recommendation, evidence }) =>
    customer_id && shipment_id
      ? [
          {
            customer_id,
            key: `late:${shipment_id}`,
            kind: 'late' as const,
            title,
            text: recommendation,
            action_label: 'Gönderiyi aç',
            action_link: `/dashboard?view=shipments&shipment=${shipment_id}`,
            evidence,
          },
        ]
      : [],
  )
}
