/** Lanes on which goods take longer than they used to: from the customer's yes to the delivery, the last 60 days against the 180 before. */
import type { Severity } from '@kervan/domain/luna/market.copy.ts'
import { findCountry } from '@kervan/domain/places/country.ts'
import { formatPercent } from '@kervan/domain/values/format-number.ts'
import { forEverybody, type NewInsight } from '#features/luna/insights/new-insight.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export const laneDays = { recent: 60, before: 180 }
const enoughDeliveries = 5
/** Less is chance. */
const leastGrowth = { share: 0.15, days: 1 }

type Row = {
  shipment_type: 'sea' | 'air' | 'land'
  origin: string
  destination: string
  recent_days: number
  recent: number
  before_days: number
  before: number
}

const read = `
  with took as (
    select s.shipment_type, q.origin_country_code as origin, q.destination_country_code as destination,
      s.delivered_at > now() - make_interval(days => $1) as recent, extract(epoch from s.delivered_at - q.answered_at) / 86400 as days
    from shipments s join quotes q on q.id = s.quote_id
    where s.status = 'delivered' and s.delivered_at > now() - make_interval(days => $1::int + $2::int) and s.delivered_at <= now()
      and q.status = 'accepted' and q.origin_country_code is not null and q.destination_country_code is not null
  ), compared as (
    select shipment_type, origin, destination,
      percentile_cont(0.5) within group (order by days) filter (where recent) as recent_days, count(*) filter (where recent)::int as recent,
      percentile_cont(0.5) within group (order by days) filter (where not recent) as before_days,
      count(*) filter (where not recent)::int as before
    from took group by 1, 2, 3
  )
  select * from compared where recent >= $3 and before >= $3 and recent_days >= before_days * (1 + $4::float8)
    and recent_days >= before_days + $5::float8
  order by recent_days / before_days desc`

const modeWords = { sea: 'deniz', air: 'hava', land: 'kara' }

export async function laneGrowth(tx: Transaction, now: Date): Promise<NewInsight[]> {
  const rows = await tx.asSystem<Row>(read, [
    laneDays.recent,
    laneDays.before,
    enoughDeliveries,
    leastGrowth.share,
    leastGrowth.days,
  ])
  return rows.map((row) => insightOf(row, now))
}

const nameOf = (code: string) => findCountry(code)?.name ?? code
const daysText = (days: number) => `${Math.round(days)}\u00a0gün`

function insightOf(row: Row, now: Date): NewInsight {
  const lane = `${nameOf(row.origin)} – ${nameOf(row.destination)}`
  const [recent, before] = [Math.round(row.recent_days), Math.round(row.before_days)]
  const growth = row.recent_days / row.before_days - 1
  const line = { source: 'Teslim edilen gönderilerimiz', as_of: now.toISOString(), link: null }
  return {
    ...forEverybody,
    key: `lane:${row.shipment_type}:${row.origin}-${row.destination}`,
    category: 'routes',
    title: `${lane} hattında süre uzadı`,
    description: `Bu hatta ${modeWords[row.shipment_type]} yoluyla onaydan teslime geçen süre ${formatPercent(Math.round(growth * 100) / 100)} arttı: ortanca ${daysText(before)} iken ${daysText(recent)} oldu.`,
    impact: impactOf(growth),
    urgency: growth >= 0.4 ? 'urgent' : 'normal',
    location: lane,
    estimated_delay_hours: Math.round((row.recent_days - row.before_days) * 24),
    recommendation: `Teslim gününü planlarken ${daysText(recent)} sayın; acele yükler için başka bir yol sorun.`,
    evidence: [
      {
        ...line,
        label: `Son ${laneDays.recent} günün ortancası`,
        value: daysText(recent),
        sample: row.recent,
      },
      {
        ...line,
        label: `Önceki ${laneDays.before} günün ortancası`,
        value: daysText(before),
        sample: row.before,
      },
    ],
  }
}

const impactOf = (growth: number): Severity => (growth >= 0.4 ? 'high' : growth >= 0.25 ? 'medium' : 'low')
