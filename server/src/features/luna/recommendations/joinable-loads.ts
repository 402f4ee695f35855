/** Two part loads of one customer on the same lane, ready within two weeks: together they cost less. */
import { formatVolume } from '@kervan/domain/values/format-number.ts'
import type { NewRecommendation } from '#features/luna/recommendations/new-recommendation.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'

const withinDays = 14

type Row = {
  customer_id: string
  origin: string
  destination: string
  first_id: string
  last_id: string
  numbers: string[]
  volume: string
  newest: string
}

const read = `
  select customer_id, min(origin_country) as origin, min(destination_country) as destination,
    (array_agg(id order by id))[1]::text as first_id, (array_agg(id order by id desc))[1]::text as last_id,
    array_agg(number order by number) as numbers, sum(estimated_volume)::text as volume, ${isoText('max(created_at)')} as newest
  from requests
  where status = 'pending' and shipment_type = 'sea' and service_type = 'LCL' and estimated_volume is not null
    and preferred_date >= current_date and origin_country_code is not null and destination_country_code is not null
  group by customer_id, origin_country_code, destination_country_code
  having count(*) >= 2 and max(preferred_date) - min(preferred_date) <= $1`

export async function joinableLoads(tx: Transaction): Promise<NewRecommendation[]> {
  const rows = await tx.asSystem<Row>(read, [withinDays])
  return rows.map(
    (row): NewRecommendation => ({
      customer_id: row.customer_id,
      key: `consolidate:${row.first_id}:${row.last_id}`,
      kind: 'consolidate',
      title: `${row.numbers.length} parsiyel yükü birleştirin`,
      text: `${row.origin} – ${row.destination} hattındaki talepleriniz aynı günlerde; tek sevkiyatta toplanabilir.`,
      action_label: 'Talepleri aç',
      action_link: '/dashboard?view=requests&status=pending',
      evidence: [
        {
          label: row.numbers.join(', '),
          value: `Toplam ${formatVolume(row.volume)}`,
          source: 'Bekleyen talepleriniz',
          sample: row.numbers.length,
          as_of: row.newest,
          link: `/dashboard?view=requests&request=${row.last_id}`,
        },
      ],
    }),
  )
}
