/** Quotes as examples of being won: what was known of each when it was sent, and how it ended. */
import type { Example, Factors } from '@kervan/domain/luna/predictions/factor-rates.ts'
import { mostLearned } from '#features/luna/predictions/most-learned.ts'
import { daysSince, openNight } from '#features/luna/predictions/open-night.ts'
import type { Transaction } from '#spine/database/act-as.ts'

type Row = {
  id: string
  customer_id: string
  sent_at: Date
  viewed_at: Date | null
  settled_at: Date | null
  valid_until: Date
  status: string
  transport_mode: string
  lane: string
  revision: number
  validity_days: number
  response_hours: number | null
  euro: number
}

const read = `select id, customer_id, sent_at, viewed_at, settled_at, valid_until, status, transport_mode, revision, validity_days, response_hours,
    coalesce(origin_country_code, '') || '-' || coalesce(destination_country_code, '') as lane,
    (total_amount * case currency when 'TRY' then 1 else (fx_rates ->> currency)::numeric end
      / nullif((fx_rates ->> 'EUR')::numeric, 0))::float8 as euro
  from quotes where sent_at is not null and status in ('accepted', 'rejected', 'expired', 'sent', 'viewed')
  order by sent_at desc, id desc limit ${mostLearned}`

export type Subject = { id: string; factors: Factors }
export type Gathered = { examples: Example[]; open: Subject[] }

type Ended = { at: number; won: boolean }

/**
 * Only of those whose validity is over is the whole cohort known: of newer ones only the quick answers are. Each is learned from as it was
 * on one of the nights on which it was open.
 */
export async function quoteExamples(tx: Transaction, now: Date): Promise<Gathered> {
  const rows = (await tx.asSystem<Row>(read, [])).reverse()
  const examples: Example[] = []
  const open: Subject[] = []
  const settled = new Map<string, Ended[]>()
  const prices = new Map<string, { count: number; sum: number }>()
  const lately = latelyOf(rows)
  for (const row of rows) {
    const price = priceBand(row, prices)
    const factorsAt = (at: number) => ({
      ...factorsOf(row, settled.get(row.customer_id) ?? [], at),
      price,
      lately: lately(at),
    })
    if (isOpen(row)) open.push({ id: row.id, factors: factorsAt(now.getTime()) })
    if (isOpen(row) || !row.settled_at) continue
    const [sent, known, happened] = [
      row.sent_at.getTime(),
      row.settled_at.getTime(),
      row.status === 'accepted',
    ]
    const at = openNight(row.id, sent, known)
    if (row.valid_until < now) examples.push({ at, known, factors: factorsAt(at), happened })
    settled.set(row.customer_id, [...(settled.get(row.customer_id) ?? []), { at: known, won: happened }])
  }
  return { examples, open }
}

/** How it went with the last ones that ended before: what the market is like shows there first. */
const mostLately = 12

function latelyOf(rows: readonly Row[]): (at: number) => string {
  const ended = rows
    .flatMap((row) =>
      row.settled_at && !isOpen(row)
        ? [{ at: row.settled_at.getTime(), won: row.status === 'accepted' }]
        : [],
    )
    .toSorted((a, b) => a.at - b.at)
  return (at) => {
    let [low, high] = [0, ended.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ended[middle]?.at ?? 0) < at) low = middle + 1
      else high = middle
    }
    const last = ended.slice(Math.max(0, low - mostLately), low)
    return last.length < mostLately
      ? 'unknown'
      : shareBand(last.filter(({ won }) => won).length / last.length)
  }
}

const isOpen = ({ status }: Row) => status === 'sent' || status === 'viewed'

function factorsOf(row: Row, earlier: readonly Ended[], at: number): Factors {
  const past = earlier.filter((each) => each.at < row.sent_at.getTime())
  const won = past.filter((each) => each.won).length
  const age = daysSince(row.sent_at.getTime(), at)
  return {
    age: age < 1 ? 'today' : age < 2 ? 'yesterday' : age < 4 ? 'days' : age < 7 ? 'a week' : 'longer',
    seen: row.viewed_at && row.viewed_at.getTime() <= at ? 'seen' : 'unseen',
    mode: row.transport_mode,
    lane: row.lane,
    customer: past.length < 2 ? 'new' : shareBand(won / past.length),
    speed: speedBand(row.response_hours),
    revision: row.revision > 1 ? 'revised' : 'first',
    validity: row.validity_days < 10 ? 'short' : row.validity_days < 25 ? 'usual' : 'long',
  }
}

const shareBand = (share: number) =>
  share >= 0.75 ? 'mostly' : share >= 0.5 ? 'often' : share >= 0.25 ? 'seldom' : 'hardly'

function speedBand(hours: number | null): string {
  if (hours === null) return 'unknown'
  return hours < 6 ? 'at once' : hours < 18 ? 'same day' : hours < 30 ? 'next day' : 'later'
}

/** Against what was asked before on the same lane in the same way; prices of all sizes of loads, so that only far ones say something. */
function priceBand(
  { lane, transport_mode, euro }: Row,
  prices: Map<string, { count: number; sum: number }>,
): string {
  const key = `${lane} ${transport_mode}`
  const before = prices.get(key) ?? { count: 0, sum: 0 }
  if (euro > 0) prices.set(key, { count: before.count + 1, sum: before.sum + Math.log(euro) })
  if (before.count < 5 || !(euro > 0)) return 'unknown'
  const ratio = euro / Math.exp(before.sum / before.count)
  return ratio < 0.7 ? 'low' : ratio < 1.4 ? 'usual' : 'high'
}
