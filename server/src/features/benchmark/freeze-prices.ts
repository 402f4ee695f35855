/**
 * Freezes the market's prices of the months that are over. Of a month only what was accepted until its end counts, and once it is written it
 * stays: whoever looks twice sees the same, so that no single price can be told from two looks.
 */
import { monthsUpTo } from '@kervan/domain/benchmark/benchmark-lanes.ts'
import { bandNeeds } from '@kervan/domain/quotes/quotes.policy.ts'
import { lastMonths, momentsOf } from '@kervan/domain/quotes/settled-months.ts'
import { placeNames } from '#features/benchmark/place-names.ts'
import { basisOf, unitPrice } from '#features/benchmark/unit-price.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'

/** As many as can be asked for, with the months that the oldest of them may need. */
export const frozenMonths = 24 + 5
/** A month with too few quotes borrows from those before it. Each has its price, since what is too few depends on who asks. */
export const windows = [1, 3, 6] as const
export const roundedTo = 10

export async function freezePrices(tx: Transaction, now: Date): Promise<void> {
  const known = await tx.asSystem<{ month: string }>('select month from benchmark_months', [])
  const frozen = new Set(known.map(({ month }) => month))
  const missing = lastMonths(now, frozenMonths + 1)
    .slice(0, -1)
    .filter((month) => !frozen.has(month))
  const [first, last] = [missing[0], missing.at(-1)]
  if (!first || !last) return
  const [from = first] = monthsUpTo(first, Math.max(...windows))
  const [begun, ended] = [momentsOf(from).from.toISOString(), momentsOf(last).to.toISOString()]
  const names = await placeNames(tx, 'quotes', begun)
  await tx.db.execute(sql`
    with names as materialized (select key as written, value as place from jsonb_each_text(${names}::jsonb)),
    priced as (
      select o.place as origin, d.place as destination, q.answered_at, coalesce(p.organisation_id, p.id) as firm, basis, ${unitPrice} as usd
      from quotes q join profiles p on p.id = q.customer_id join names o on o.written = q.pol join names d on d.written = q.pod
        left join requests r on r.id = q.request_id, lateral (select ${basisOf} as basis) as kind
      where q.status = 'accepted' and q.answered_at >= ${begun}::timestamptz and q.answered_at < ${ended}::timestamptz and basis is not null
    ), won as materialized (
      select origin, destination, basis, firm, usd, date_trunc('month', answered_at at time zone 'Europe/Istanbul') as month
      from priced where usd > 0
    ), gathered as (
      select w.origin, w.destination, w.basis, wanted.month, months, count(*)::int as quotes, count(distinct w.firm)::int as firms,
        percentile_cont(0.5) within group (order by w.usd) as median
      from unnest(array[${sql.raw(missing.map((month) => `'${month}'`).join(', '))}]) as wanted (month)
        cross join (values ${sql.raw(windows.map((months) => `(${months})`).join(', '))}) as window_of (months)
        join won w on w.month <= (wanted.month || '-01')::timestamp and w.month > (wanted.month || '-01')::timestamp - make_interval(months => months)
      group by w.origin, w.destination, w.basis, wanted.month, months
    )
    insert into benchmark_prices (origin, destination, basis, month, median_usd, quotes, firms, window_months)
    select origin, destination, basis, month,
      (round(median::numeric / ${sql.raw(String(roundedTo))}) * ${sql.raw(String(roundedTo))})::int, quotes, firms, months
    from gathered where quotes >= ${sql.raw(String(bandNeeds.quotes))} and firms >= ${sql.raw(String(bandNeeds.customers))}
    on conflict do nothing`)
  await tx.asSystem(
    `insert into benchmark_months (month, prices)
     select wanted, (select count(distinct (origin, destination, basis)) from benchmark_prices p where p.month = wanted) from unnest($1::text[]) as wanted on conflict do nothing`,
    [missing],
  )
}
