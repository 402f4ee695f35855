/** What became of the quotes of a period. One pass over an index that has all it takes, at most once a minute. */

import type { QuoteResult, QuoteResults } from '@kervan/domain/quotes/quote-results.ts'
import type { RejectionReason } from '@kervan/domain/quotes/rejection-reasons.ts'
import { lastMonths, momentsOf } from '@kervan/domain/quotes/settled-months.ts'
import type { TransportMode } from '@kervan/domain/requests/request-options.ts'
import type { ReadAs } from '#spine/database/act-as.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import type { ListQuery } from '#spine/lists/list-query.ts'

/** Of the lanes only those with the most quotes. */
const shownLanes = 20

type Sums = {
  won: number
  lost: number
  expired: number
  /** The sum for those that were answered, and for those whose request is known. */
  answer_hours: number
  response_hours: number
  responses: number
}
/** `by` says which of the following it is for. */
type Row = Sums & {
  by: 'month' | 'mode' | 'owner' | 'lane' | 'reason'
  month: number
  mode: TransportMode
  owner_id: string | null
  owner_name: string
  pol: string
  pod: string
  reason: RejectionReason | null
}

const read = `
  select figures.*, coalesce(users.name, '') as owner_name from (
    select (array['month', 'mode', 'owner', 'lane', 'reason'])[case grouping(m.month, transport_mode, owner_id, pol, rejection_reason)
        when 15 then 1 when 23 then 2 when 27 then 3 when 29 then 4 else 5 end] as by,
      m.month, transport_mode as mode, owner_id, pol, pod, rejection_reason as reason,
      (count(*) filter (where status = 'accepted'))::int as won,
      (count(*) filter (where status = 'rejected'))::int as lost,
      (count(*) filter (where status = 'expired'))::int as expired,
      coalesce(sum(date_part('epoch', settled_at - sent_at)) filter (where status <> 'expired'), 0) / 3600 as answer_hours,
      coalesce(sum(response_hours), 0) as response_hours, count(response_hours)::int as responses
    from quotes, lateral (select width_bucket(settled_at, $1::timestamptz[]) as month) as m
    where settled_at >= $2 and settled_at < $3
    group by grouping sets ((m.month), (transport_mode), (owner_id), (pol, pod), (rejection_reason))
  ) as figures left join users on users.id = figures.owner_id`

export async function readResults(query: ListQuery, now: Date, months: number): Promise<QuoteResults> {
  const names = lastMonths(now, months)
  const [from = '', to = ''] = [names[0], names.at(-1)]
  const moments = names.map((month) => momentsOf(month).from.toISOString())
  const rows = await query<Row>(read, [moments, moments[0], momentsOf(to).to.toISOString()])
  const of = (by: Row['by']) =>
    rows.filter((row) => row.by === by).toSorted((one, other) => settledIn(other) - settledIn(one))
  const byMonth = new Map(of('month').map((row) => [row.month, row]))
  return {
    computed_at: now.toISOString(),
    from,
    to,
    total: resultOf(sumOf(of('month'))),
    months: names.map((month, index) => ({ month, ...resultOf(byMonth.get(index + 1) ?? nothing) })),
    modes: of('mode').map((row) => ({ mode: row.mode, ...resultOf(row) })),
    owners: of('owner').map((row) => ({
      owner_id: row.owner_id,
      owner_name: row.owner_name,
      ...resultOf(row),
    })),
    lanes: of('lane')
      .slice(0, shownLanes)
      .map((row) => ({ pol: row.pol, pod: row.pod, ...resultOf(row) })),
    reasons: of('reason')
      .filter(({ lost }) => lost > 0)
      .map(({ reason, lost }) => ({ reason, count: lost }))
      .toSorted((one, other) => other.count - one.count),
  }
}

const nothing: Sums = { won: 0, lost: 0, expired: 0, answer_hours: 0, response_hours: 0, responses: 0 }

const settledIn = ({ won, lost, expired }: Sums) => won + lost + expired

function sumOf(rows: readonly Sums[]): Sums {
  return rows.reduce(
    (sum, row) => ({
      won: sum.won + row.won,
      lost: sum.lost + row.lost,
      expired: sum.expired + row.expired,
      answer_hours: sum.answer_hours + row.answer_hours,
      response_hours: sum.response_hours + row.response_hours,
      responses: sum.responses + row.responses,
    }),
    nothing,
  )
}

function resultOf({ won, lost, expired, answer_hours, response_hours, responses }: Sums): QuoteResult {
  const answered = won + lost
  return {
    won,
    lost,
    expired,
    win_rate: share(won, answered),
    answer_hours: rounded(share(answer_hours, answered)),
    response_hours: rounded(share(response_hours, responses)),
  }
}

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole)
const rounded = (hours: number | null) => (hours === null ? null : Math.round(hours * 10) / 10)

const freshMs = 60_000
/** By server and period. All staff see the same quotes, so they share the figures. */
const known = new WeakMap<ReadAs, Map<number, { at: number; results: Promise<QuoteResults> }>>()

export function quoteResults({ services, actor }: SignedInCall, months: number): Promise<QuoteResults> {
  const { readAs } = services
  const byPeriod = known.get(readAs) ?? new Map()
  known.set(readAs, byPeriod)
  const now = new Date()
  const last = byPeriod.get(months)
  if (last && now.getTime() - last.at < freshMs) return last.results
  const results = readResults((text, values) => readAs(actor, (_, query) => query(text, values)), now, months)
  byPeriod.set(months, { at: now.getTime(), results })
  // Whoever asks next tries again.
  results.catch(() => byPeriod.delete(months))
  return results
}
