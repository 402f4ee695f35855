/** The three figures above the benchmark centre, and the lanes that can be analysed. */
import type { BenchmarkOverview } from '@kervan/domain/benchmark/benchmark.contract.ts'
import { firstLanes, laneName, offeredMonths } from '@kervan/domain/benchmark/benchmark-lanes.ts'
import { onTimeShare } from '@kervan/domain/benchmark/benchmark-rules.ts'
import { lastMonths, monthsLater } from '@kervan/domain/quotes/settled-months.ts'
import { laneCalled } from '#features/benchmark/lane-places.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { isoText } from '#spine/database/columns.ts'

const countedMonths = 12

type LaneRow = { origin: string; destination: string; quotes: number; delivered: number; on_time: number }

/** As the list of customers counts them. */
const active = `select count(*)::int as count from profiles
  where first_request_at is not null and last_accepted_at > now() - interval '1 year'`
const lanes = `select origin, destination, sum(quotes)::int as quotes, sum(delivered)::int as delivered, sum(on_time)::int as on_time
  from benchmark_lanes where month = any($1) group by origin, destination
  having sum(quotes) + sum(delivered) > 0 order by sum(quotes) desc, origin, destination`
const frozenMonths = 'select month from benchmark_months where month = any($1)'
const frozenAt = `select ${isoText('max(frozen_at)')} as at from benchmark_months`

export async function readOverview(tx: Transaction, now: Date): Promise<BenchmarkOverview> {
  const [[customers], rows, periods, [frozen]] = await Promise.all([
    tx.query<{ count: number }>(active, []),
    tx.query<LaneRow>(lanes, [lastMonths(now, countedMonths)]),
    readPeriods(tx, now),
    tx.query<{ at: string | null }>(frozenAt, []),
  ])
  const sumOf = (key: 'delivered' | 'on_time') => rows.reduce((sum, row) => sum + row[key], 0)
  const [delivered, on_time] = [sumOf('delivered'), sumOf('on_time')]
  const written = new Map(firstLanes.map((hat) => [keyOf(laneCalled(hat)), hat] as const))
  // There and back is one route.
  const pairs = new Set(
    rows
      .filter(({ quotes }) => quotes > 0)
      .map(({ origin, destination }) => [origin, destination].toSorted().join('\n')),
  )
  return {
    active_customers: customers?.count ?? 0,
    analysed_routes: pairs.size,
    performance: onTimeShare({ delivered, on_time }),
    delivered,
    on_time,
    periods,
    first_lanes: [...firstLanes],
    lanes: rows.map((row) => ({
      hat: written.get(keyOf(row)) ?? laneName(row.origin, row.destination),
      ...row,
    })),
    computed_at: frozen?.at ?? null,
  }
}

/** A month that is over has no market until its night has frozen it. Before the first such night there is none at all. */
async function readPeriods(tx: Transaction, now: Date): Promise<string[]> {
  const over = offeredMonths(now)
  const before = over.at(-1)
  const all = before ? [...over, monthsLater(before, -1)] : over
  const known = await tx.query<{ month: string }>(frozenMonths, [all])
  const frozen = all.filter((month) => known.some((each) => each.month === month))
  return frozen.length > 0 ? frozen.slice(0, over.length) : over
}

const keyOf = ({ origin, destination }: { origin: string; destination: string }) =>
  `${origin}\n${destination}`

export async function readFrozenAt(tx: Transaction): Promise<string | null> {
  const [frozen] = await tx.query<{ at: string | null }>(frozenAt, [])
  return frozen?.at ?? null
}
