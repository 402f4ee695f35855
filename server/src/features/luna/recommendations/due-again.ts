/** A customer who asks for the same lane at regular intervals, and whose next request would have been due. */
import type { RequestForm } from '@kervan/domain/requests/request-options.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import type { NewRecommendation } from '#features/luna/recommendations/new-recommendation.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'

/** So many requests make a habit; a gap is between a week and a quarter. */
const habit = { requests: 4, shortest: 7, longest: 92 }

type Row = {
  customer_id: string
  from_city: string
  to_city: string
  last_id: string
  last_form: RequestForm
  last_at: string
  requests: number
  gap: number
}

/**
 * It is due from the usual gap on, and no longer a habit after twice of it. So the last request is at least a gap old: of all lanes
 * only those that were asked for at such a time are put in order.
 */
const read = `
  with lately as (
    select distinct customer_id, shipment_type, origin_city, destination_city from requests
    where created_at between now() - make_interval(days => 2 * $3::int) and now() - make_interval(days => $2::int)
      and origin_city <> '' and destination_city <> ''
  ), asked as (
    select customer_id, shipment_type, origin_city, destination_city, id, form, created_at, status,
      extract(epoch from created_at - lag(created_at) over lane) / 86400 as gap
    from lately join requests using (customer_id, shipment_type, origin_city, destination_city)
    where created_at > now() - interval '18 months'
    window lane as (partition by customer_id, shipment_type, origin_city, destination_city order by created_at)
  ), habits as (
    select customer_id, origin_city as from_city, destination_city as to_city, count(*)::int as requests,
      percentile_cont(0.5) within group (order by gap) as gap, max(created_at) as last_at,
      (array_agg(id order by created_at desc))[1]::text as last_id, (array_agg(form order by created_at desc))[1] as last_form,
      bool_or(status in ('pending', 'quoted')) as is_open
    from asked group by customer_id, shipment_type, origin_city, destination_city
  )
  select customer_id, from_city, to_city, last_id, last_form, requests, gap, ${isoText('last_at')} as last_at
  from habits where requests >= $1 and gap between $2 and $3 and not is_open
    and now() - last_at between make_interval(secs => gap * 86400) and make_interval(secs => gap * 2 * 86400)`

export async function dueAgain(tx: Transaction): Promise<NewRecommendation[]> {
  const rows = await tx.asSystem<Row>(read, [habit.requests, habit.shortest, habit.longest])
  return rows.map(
    (row): NewRecommendation => ({
      customer_id: row.customer_id,
      key: `rhythm:${row.last_id}`,
      kind: 'rhythm',
      title: `${row.from_city} – ${row.to_city}: sıradaki sevkiyat`,
      text: `Bu hatta genelde ${Math.round(row.gap)}\u00a0günde bir talep açıyorsunuz. Son talebinizi birkaç tıkla yineleyebilirsiniz.`,
      action_label: 'Talebi yinele',
      action_link: `/dashboard?view=requests&new=${row.last_form === 'detailed' ? 'detailed' : 'quick'}&repeat=${row.last_id}`,
      evidence: [
        {
          label: 'Talepler arasındaki ortanca süre',
          value: `${Math.round(row.gap)}\u00a0gün`,
          source: 'Talepleriniz',
          sample: row.requests,
          as_of: row.last_at,
          link: `/dashboard?view=requests&request=${row.last_id}`,
        },
        {
          label: 'Son talep',
          value: formatDate(row.last_at),
          source: 'Talepleriniz',
          sample: null,
          as_of: row.last_at,
          link: `/dashboard?view=requests&request=${row.last_id}`,
        },
      ],
    }),
  )
}
