/** A customer who ships on a lane by sea regularly, has asked for nothing there, and whose region's freight index rises. */
import {
  type RouteKey,
  routeKeys,
  routeName,
  tradeRegions,
  tradeRoutes,
} from '@kervan/domain/luna/trade-routes.ts'
import { formatPercent } from '@kervan/domain/values/format-number.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { type CurrentFigure, currentFigures } from '#features/luna/market/read-market.ts'
import { dayText, tableEvidence } from '#features/luna/ports/port-states.ts'
import type { NewRecommendation } from '#features/luna/recommendations/new-recommendation.ts'
import type { Transaction } from '#spine/database/act-as.ts'

/** Percent over 30 days. */
const leastRise = 3
const regularRequests = 3

/** By country: those with so many requests by sea in a year, and none that waits for a price or an answer. */
const read = `
  select customer_id, count(*)::int as requests from requests
  where shipment_type = 'sea' and origin_country_code = $1 and destination_country_code = $2
    and created_at > now() - interval '12 months'
  group by customer_id
  having count(*) >= $3 and not bool_or(status in ('pending', 'quoted'))`

export async function risingPrices(tx: Transaction, now: Date): Promise<NewRecommendation[]> {
  const freight = await currentFigures(tx.db, 'freight')
  const rising = routeKeys.flatMap((key) => {
    const figure = freight.get(tradeRoutes[key].region)
    return figure?.before && (figure.change ?? 0) >= leastRise ? [{ key, figure }] : []
  })
  // Several routes lead between the same two countries; the first of them stands for them.
  const lanes = new Map(rising.map((each) => [laneOf(each.key), each] as const).toReversed())
  const found: NewRecommendation[] = []
  for (const { key, figure } of lanes.values()) {
    const { from, to } = tradeRoutes[key]
    const rows = await tx.asSystem<{ customer_id: string; requests: number }>(read, [
      from.country,
      to.country,
      regularRequests,
    ])
    found.push(...rows.map((row) => recommend(row, key, figure, now)))
  }
  return found
}

const laneOf = (key: RouteKey) => `${tradeRoutes[key].from.country}-${tradeRoutes[key].to.country}`

function recommend(
  { customer_id, requests }: { customer_id: string; requests: number },
  key: RouteKey,
  figure: CurrentFigure,
  now: Date,
): NewRecommendation {
  const region = tradeRegions[tradeRoutes[key].region]
  const rise = formatPercent((figure.change ?? 0) / 100)
  return {
    customer_id,
    // Once a month, as long as it rises.
    key: `price:${laneOf(key)}:${dayInIstanbul(now).slice(0, 7)}`,
    kind: 'price',
    title: `${region} navlunu yükseliyor`,
    text: 'Sıradaki sevkiyatınız için fiyatı şimdi sabitleyebilirsiniz.',
    action_label: 'Rota analizini aç',
    action_link: `/dashboard?view=routes&route=${key}`,
    evidence: [
      tableEvidence(
        `Navlun endeksi, ${dayText(figure.before?.day ?? figure.day)} gününe göre`,
        `+${rise}`,
        figure,
      ),
      {
        label: `${routeName(key)} hattında son 12 ayda`,
        value: `${requests}\u00a0talep`,
        source: 'Talepleriniz',
        sample: requests,
        as_of: now.toISOString(),
        link: '/dashboard?view=requests',
      },
    ],
  }
}
