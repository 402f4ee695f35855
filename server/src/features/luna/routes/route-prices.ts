/**
 * What a 20-foot container costs on a route, in dollars, from the quotes that we have sent: now, at the end of each month, and lately
 * against before. Each band needs so many quotes of so many firms that no single price can be inferred; the caller's own firm is left out.
 */
import type { PriceRange, RouteAnalysis } from '@kervan/domain/luna/routes.contract.ts'
import type { TradeRoute } from '@kervan/domain/luna/trade-routes.ts'
import { bandNeeds } from '@kervan/domain/quotes/quotes.policy.ts'
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import {
  ceiling,
  floor,
  inDollars,
  isAlike,
  places,
  quantities,
  quartile,
} from '#features/quotes/price-band.ts'
import { type ReadAs, system } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'

export const bandDays = 180
const widerDays = 365
export const shownMonths = 12
/** The last 30 days against the 90 before them. */
export const trendDays = { recent: 30, before: 90 }

type Row = {
  name: string
  ports: boolean
  quotes: number
  newest_at: string | Date
  low: string
  median: string
  high: string
  exact: string
}
export type RoutePrices = Pick<RouteAnalysis, 'price_range' | 'price_history'> & {
  /** In whole percent, so that it says nothing of single prices; null where one of the two times has too few. */
  trend: { percentage: number; recent: number; before: number; newest_at: string } | null
}

export async function routePrices(
  readAs: ReadAs,
  { from, to }: TradeRoute,
  customerId: string,
): Promise<RoutePrices> {
  const boxes = quantities.container
  const { rows } = await readAs(system, (db) =>
    db.execute<Row>(sql`
      with offered as (
        select coalesce(p.organisation_id, p.id) as firm, q.sent_at, (${inDollars}) / (${boxes}) as price,
          ${foldTurkish(from.city)} in (kervan_fold(q.pol), kervan_fold(r.origin_city))
            and ${foldTurkish(to.city)} in (kervan_fold(q.pod), kervan_fold(r.destination_city)) as between_ports
        from quotes q join profiles p on p.id = q.customer_id left join requests r on r.id = q.request_id
        where q.sent_at is not null and q.status <> 'superseded' and q.origin_country_code = ${from.country}
          and q.destination_country_code = ${to.country} and q.transport_mode = 'sea_fcl' and ${isAlike('dry_20')}
          and q.sent_at > now() - interval '2 years' and (${boxes}) > 0
          and coalesce(p.organisation_id, p.id) is distinct from (
            select coalesce(own.organisation_id, own.id) from profiles own where own.id = ${customerId}::uuid)
      ), months as (
        select to_char(begun, 'YYYY-MM') as month, least((begun + interval '1 month') at time zone 'Europe/Istanbul', now()) as until
        from generate_series(0, ${shownMonths - 1}::int) as back,
          lateral (select date_trunc('month', now() at time zone 'Europe/Istanbul') - make_interval(months => back) as begun) as each
      ), spans as (
        select 'now' as name, now() as until, ${bandDays}::int as days
        union all select 'wider', now(), ${widerDays}::int
        union all select 'recent', now(), ${trendDays.recent}::int
        union all select 'before', now() - make_interval(days => ${trendDays.recent}), ${trendDays.before}::int
        union all select month, until, ${bandDays}::int from months
      ), gathered as (
        select s.name, level.ports, count(*)::int as quotes, count(distinct o.firm) as customers,
          date_trunc('day', max(o.sent_at), 'Europe/Istanbul') as newest_at, array_agg(o.price order by o.price) as prices
        from spans s cross join (values (true), (false)) as level (ports)
          join offered o on o.sent_at <= s.until and o.sent_at > s.until - make_interval(days => s.days)
            and (not level.ports or o.between_ports)
        group by s.name, level.ports
      ), bands as (
        select name, ports, quotes, newest_at, ${quartile(0.25)} as low, ${quartile(0.5)} as median, ${quartile(0.75)} as high
        from gathered where quotes >= ${bandNeeds.quotes} and customers >= ${bandNeeds.customers}
      )
      select name, ports, quotes, newest_at, round(${floor(sql`low`)}, 2)::text as low,
        round(round(median, ${places(sql`median`)}), 2)::text as median, round(${ceiling(sql`high`)}, 2)::text as high,
        median::text as exact
      from bands`),
  )
  return pricesOf(rows, monthsUntil(new Date()))
}

/** Between the two ports where there are enough, otherwise between the two countries. */
function pricesOf(rows: readonly Row[], months: readonly string[]): RoutePrices {
  const find = (name: string, ports: boolean) => rows.find((row) => row.name === name && row.ports === ports)
  const isoOf = (row: Row) => new Date(row.newest_at).toISOString()
  const found = [
    { row: find('now', true), days: bandDays },
    { row: find('wider', true), days: widerDays },
    { row: find('now', false), days: bandDays },
    { row: find('wider', false), days: widerDays },
  ].find(({ row }) => row !== undefined)
  const range: PriceRange | null = found?.row
    ? {
        min: found.row.low,
        median: found.row.median,
        max: found.row.high,
        quotes: found.row.quotes,
        window_days: found.days,
        basis: found.row.ports ? 'ports' : 'countries',
        newest_at: isoOf(found.row),
      }
    : null
  const [recent, before] = [true, false]
    .map((ports) => [find('recent', ports), find('before', ports)] as const)
    .find(([one, other]) => one && other) ?? [undefined, undefined]
  return {
    price_range: range,
    price_history: months.map((month) => {
      const row = found?.row && find(month, found.row.ports)
      return {
        month,
        min: row?.low ?? null,
        median: row?.median ?? null,
        max: row?.high ?? null,
        quotes: row?.quotes ?? 0,
      }
    }),
    trend:
      recent && before
        ? {
            percentage: Math.round((Number(recent.exact) / Number(before.exact) - 1) * 100),
            recent: recent.quotes,
            before: before.quotes,
            newest_at: isoOf(recent),
          }
        : null,
  }
}

/** `2025-12` … `2026-11`, in Istanbul. */
export function monthsUntil(now: Date): string[] {
  const [year = 0, month = 0] = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Istanbul',
    year: 'numeric',
    month: '2-digit',
  })
    .format(now)
    .split('-')
    .map(Number)
  return Array.from({ length: shownMonths }, (_, index) => {
    const place = year * 12 + month - 1 - (shownMonths - 1 - index)
    return `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`
  })
}
