/** Reads what an analysis is made from: what the customer was offered and got on the lane, beside what is frozen of the market. */
import type { MarketSource } from '@kervan/domain/benchmark/benchmark.copy.ts'
import type {
  BenchmarkFacts,
  LaneFigure,
  LostPrice,
  MonthFacts,
  OfOthers,
  ServiceFacts,
} from '@kervan/domain/benchmark/benchmark-facts.ts'
import { monthsUpTo } from '@kervan/domain/benchmark/benchmark-lanes.ts'
import { isEnough } from '@kervan/domain/benchmark/benchmark-rules.ts'
import type { IndexUnit } from '@kervan/domain/benchmark/freight-index.copy.ts'
import { type ModeTransit, sumTransits, usualTransit } from '@kervan/domain/benchmark/usual-transit.ts'
import { bandNeeds } from '@kervan/domain/quotes/quotes.policy.ts'
import { momentsOf } from '@kervan/domain/quotes/settled-months.ts'
import { type BandBasis, bandBases } from '@kervan/domain/requests/price-band-basis.ts'
import { firmMark } from '#features/benchmark/firm-mark.ts'
import { windows } from '#features/benchmark/freeze-prices.ts'
import { journeyOf, transitDays, wasOnTime } from '#features/benchmark/journeys.ts'
import { type Lane, laneCalled, spellingsOf } from '#features/benchmark/lane-places.ts'
import { basisOf, unitPrice, unitWords } from '#features/benchmark/unit-price.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { type SQL, sql } from '#spine/database/drizzle.ts'

type Asked = { customer_id: string; hat: string; donem: string; aylar: string }
type OwnPrice = { month: string; basis: BandBasis; quotes: number; usd: number }
type OwnWon = { month: string; basis: BandBasis; quotes: number }
type MarketPrice = {
  month: string
  basis: BandBasis
  median_usd: number
  quotes: number
  firms: number
  window_months: number
}
type IndexRow = {
  month: string
  unit: IndexUnit
  usd: number
  name: string
  source: string
  published_on: string
}

const monthOf = (moment: string) => sql.raw(`to_char(${moment} at time zone 'Europe/Istanbul', 'YYYY-MM')`)
const texts = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`

export async function readFacts(tx: Transaction, asked: Asked): Promise<BenchmarkFacts> {
  const lane = laneCalled(asked.hat)
  const months = monthsUpTo(asked.donem, Number(asked.aylar))
  const { firm, mark } = await readFirm(tx, asked.customer_id)
  const [prices, won, market, indices, [own], delivered, lanes, firms] = await Promise.all([
    readOwnPrices(tx, asked.customer_id, lane, months),
    readOwnWon(tx, firm, lane, months),
    tx.query<MarketPrice>(marketPrices, [lane.origin, lane.destination, months]),
    tx.query<IndexRow>(indexRows, [lane.origin, lane.destination, months]),
    readOwnAnswers(tx, asked.customer_id, firm, lane, months),
    readDeliveries(tx, asked.customer_id, firm, lane, months),
    tx.query<LaneRow>(laneFacts, [lane.origin, lane.destination, months]),
    tx.query<FirmRow>(otherFirms, [lane.origin, lane.destination, months, mark]),
  ])
  if (!own) throw new Error('Nothing was counted.')
  const open = shortestOf(market.filter((price) => isOpen(price, won)))
  const basis = comparedBasis(prices, open, indices)
  const usable = open.filter((price) => price.basis === basis)
  const published = usable.length === 0 ? indices.filter(({ unit }) => unit === basis) : []
  const newest = published.at(-1)
  // The line has one name: months that are of another index are gaps in it.
  const indexed = published.filter(({ name }) => name === newest?.name)
  const source: MarketSource = usable.length > 0 ? 'own' : newest ? 'index' : 'none'
  const { refused, refused_for_price, firm_answers, firm_settled, ...answered } = own
  const mine = delivered.filter(({ is_own }) => is_own)
  const others = othersOf(lanes, delivered, { answers: firm_answers, settled: firm_settled }, firms)
  const lost_for_price: LostPrice = { of: refused, count: refused_for_price }
  return {
    lane: asked.hat,
    unit: basis ? unitWords(basis) : '',
    source,
    index: newest ? { name: newest.name, source: newest.source, published_on: newest.published_on } : null,
    months: months.map((month): MonthFacts => {
      const ours = usable.find((price) => price.month === month)
      const theirs = indexed.find((row) => row.month === month)
      const offered = prices.find((price) => price.month === month && price.basis === basis)
      return {
        month,
        market: ours?.median_usd ?? (theirs ? Math.round(Number(theirs.usd)) : null),
        market_quotes: ours?.quotes ?? 0,
        market_months: ours?.window_months ?? 0,
        own: offered ? Math.round(offered.usd) : null,
        own_quotes: offered?.quotes ?? 0,
      }
    }),
    own: { ...answered, ...deliveriesOf(mine) },
    market: marketOf(lanes, others.open, mine, basis),
    others: others.of,
    lost_for_price,
  }
}

/** Of each month and kind of load the price that borrows from the fewest months. */
function shortestOf(prices: readonly MarketPrice[]): MarketPrice[] {
  const known = new Set<string>()
  return prices.filter(({ month, basis }) => {
    const isFirst = !known.has(`${month} ${basis}`)
    known.add(`${month} ${basis}`)
    return isFirst
  })
}

/** Without what the customer's own firm has accepted there must still be enough: knowing theirs, they could infer the others'. */
function isOpen(price: MarketPrice, won: readonly OwnWon[]): boolean {
  const window = new Set(monthsUpTo(price.month, price.window_months))
  const own = won
    .filter(({ basis, month }) => basis === price.basis && window.has(month))
    .reduce((sum, { quotes }) => sum + quotes, 0)
  return price.quotes - own >= bandNeeds.quotes && price.firms - (own > 0 ? 1 : 0) >= bandNeeds.customers
}

/** What the customer was offered most of, where there is something to compare it with; otherwise what the lane has most of. */
function comparedBasis(
  own: readonly OwnPrice[],
  market: readonly MarketPrice[],
  indices: readonly IndexRow[],
): BandBasis | undefined {
  const known = new Set<BandBasis>([...market.map(({ basis }) => basis), ...indices.map(({ unit }) => unit)])
  const compared = own.filter(({ basis }) => known.has(basis))
  return (
    mostOf(compared) ??
    mostOf(market) ??
    mostOf(indices.map(({ unit }) => ({ basis: unit, quotes: 1 }))) ??
    mostOf(own)
  )
}

function mostOf(rows: readonly { basis: BandBasis; quotes: number }[]): BandBasis | undefined {
  const counts = new Map<BandBasis, number>()
  for (const { basis, quotes } of rows) counts.set(basis, (counts.get(basis) ?? 0) + quotes)
  return [...counts].toSorted((one, other) => other[1] - one[1] || one[0].localeCompare(other[0]))[0]?.[0]
}

const periodOf = (months: readonly string[]) => momentsOf(`${months[0]}..${months.at(-1)}`)

const onLane = ({ origin, destination }: Lane): SQL =>
  sql`kervan_fold(q.pol) = any(${texts(spellingsOf(origin))}) and kervan_fold(q.pod) = any(${texts(spellingsOf(destination))})`

async function readOwnPrices(tx: Transaction, customerId: string, lane: Lane, months: readonly string[]) {
  const { from, to } = periodOf(months)
  const { rows } = await tx.db.execute<OwnPrice>(sql`
    select month, basis, count(*)::int as quotes, percentile_cont(0.5) within group (order by usd)::float8 as usd from (
      select ${monthOf('q.sent_at')} as month, basis, ${unitPrice} as usd
      from quotes q left join requests r on r.id = q.request_id, lateral (select ${basisOf} as basis) as kind
      where q.customer_id = ${customerId} and q.sent_at >= ${from.toISOString()} and q.sent_at < ${to.toISOString()}
        and q.status <> 'superseded' and ${onLane(lane)}
    ) as offered where basis is not null and usd > 0 group by month, basis`)
  return rows
}

/** Of the whole firm, as far back as the oldest month of the market may borrow. */
async function readOwnWon(tx: Transaction, firm: readonly string[], lane: Lane, months: readonly string[]) {
  const [earliest = ''] = monthsUpTo(months[0] ?? '', Math.max(...windows))
  const { from, to } = momentsOf(`${earliest}..${months.at(-1)}`)
  const { rows } = await tx.db.execute<OwnWon>(sql`
    select ${monthOf('q.answered_at')} as month, basis, count(*)::int as quotes
    from quotes q left join requests r on r.id = q.request_id, lateral (select ${basisOf} as basis) as kind
    where q.customer_id = any(${texts(firm)}::uuid[])
      and q.status = 'accepted' and q.answered_at >= ${from.toISOString()} and q.answered_at < ${to.toISOString()} and ${onLane(lane)}
    group by 1, 2`)
  return rows
}

type Answers = Pick<ServiceFacts, 'won' | 'lost' | 'answer_hours' | 'answers'> & {
  refused: number
  refused_for_price: number
  firm_answers: number
  firm_settled: number
}

async function readOwnAnswers(
  tx: Transaction,
  customerId: string,
  firm: readonly string[],
  lane: Lane,
  months: readonly string[],
) {
  const { from, to } = periodOf(months)
  const [begin, end] = [from.toISOString(), to.toISOString()]
  const ofFirm = {
    settled: sql`settled_at >= ${begin} and settled_at < ${end}`,
    sent: sql`sent_at >= ${begin} and sent_at < ${end} and status <> 'superseded'`,
  }
  const isOwn = sql`q.customer_id = ${customerId}`
  const settled = sql`${isOwn} and ${ofFirm.settled}`
  const sent = sql`${isOwn} and ${ofFirm.sent}`
  const { rows } = await tx.db.execute<Answers>(sql`
    select count(*) filter (where ${settled} and status = 'accepted')::int as won,
      count(*) filter (where ${settled} and status = 'rejected')::int as lost,
      count(*) filter (where ${settled} and status = 'rejected')::int as refused,
      count(*) filter (where ${settled} and status = 'rejected' and rejection_reason = 'price')::int as refused_for_price,
      (avg(response_hours) filter (where ${sent}))::float8 as answer_hours, count(response_hours) filter (where ${sent})::int as answers,
      count(response_hours) filter (where ${ofFirm.sent})::int as firm_answers,
      count(*) filter (where ${ofFirm.settled} and status in ('accepted', 'rejected'))::int as firm_settled
    from quotes q where q.customer_id = any(${texts(firm)}::uuid[]) and ${onLane(lane)}`)
  return rows
}

/** Days and stars are sums. */
type Delivered = ModeTransit & { delivered: number; on_time: number; ratings: number; stars: number }
type LaneRow = Delivered & { won: number; lost: number; answers: number; answer_hours: number }

const total = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0)
const average = (sum: number, count: number) => (count === 0 ? null : sum / count)

function deliveriesOf(rows: readonly Delivered[]) {
  const ratings = total(rows, (row) => row.ratings)
  return {
    delivered: total(rows, (row) => row.delivered),
    on_time: total(rows, (row) => row.on_time),
    ...sumTransits(rows),
    stars: average(
      total(rows, (row) => row.stars),
      ratings,
    ),
    ratings,
  }
}

/** Days on the way are compared with those of the same modes: by air they say nothing of the sea. */
function marketOf(
  rows: readonly LaneRow[],
  open: readonly LaneRow[],
  mine: readonly Delivered[],
  basis: BandBasis | undefined,
): ServiceFacts {
  const answers = total(rows, (row) => row.answers)
  return {
    won: total(rows, (row) => row.won),
    lost: total(rows, (row) => row.lost),
    answer_hours: average(
      total(rows, (row) => row.answer_hours),
      answers,
    ),
    answers,
    ...deliveriesOf(rows),
    ...usualTransit(mine, open, basis && modeOf(basis)),
  }
}

type FirmRow = { figure: LaneFigure; mode: ModeTransit['mode'] | null; firms: number }

/**
 * What each average of the lane has of others than the customer's firm, and the modes whose days on the way may be told: each by itself, since
 * a customer knows what their own mix is.
 */
function othersOf(
  rows: readonly LaneRow[],
  delivered: readonly Delivered[],
  firm: { answers: number; settled: number },
  firms: readonly FirmRow[],
): { of: Record<LaneFigure, OfOthers>; open: LaneRow[] } {
  const besides = (
    figure: LaneFigure,
    all: number,
    own: number,
    mode: ModeTransit['mode'] | null = null,
  ) => ({
    samples: all - own,
    firms: firms.find((row) => row.figure === figure && row.mode === mode)?.firms ?? 0,
  })
  const transits = (all: readonly ModeTransit[]) => total(all, (row) => row.transits)
  const open = rows.filter((row) => {
    const own = delivered.filter(({ mode }) => mode === row.mode)
    return isEnough(besides('transit', row.transits, transits(own), row.mode))
  })
  const of = {
    on_time: besides(
      'on_time',
      total(rows, (row) => row.delivered),
      total(delivered, (row) => row.delivered),
    ),
    answer: besides(
      'answer',
      total(rows, (row) => row.answers),
      firm.answers,
    ),
    transit: besides('transit', transits(rows), transits(delivered)),
    win_rate: besides(
      'win_rate',
      total(rows, (row) => row.won + row.lost),
      firm.settled,
    ),
    stars: besides(
      'stars',
      total(rows, (row) => row.ratings),
      total(delivered, (row) => row.ratings),
    ),
  }
  return { of, open }
}

/** The customer and all of their firm. */
async function readFirm(
  tx: Transaction,
  customerId: string,
): Promise<{ firm: readonly string[]; mark: number | null }> {
  const [found] = await tx.query<{ firm: string[]; mark: number }>(firmOf, [customerId])
  return found ?? { firm: [customerId], mark: null }
}

const modeOf = (basis: BandBasis): ModeTransit['mode'] => {
  const { mode } = bandBases[basis]
  return mode === 'air' ? 'air' : mode === 'land' || mode === 'van' ? 'land' : 'sea'
}

async function readDeliveries(
  tx: Transaction,
  customerId: string,
  firm: readonly string[],
  { origin, destination }: Lane,
  months: readonly string[],
) {
  const { from, to } = periodOf(months)
  return tx.query<Delivered & { is_own: boolean }>(deliveries, [
    customerId,
    from.toISOString(),
    to.toISOString(),
    spellingsOf(origin),
    spellingsOf(destination),
    firm,
  ])
}

const firmOf = `select ${firmMark} as mark, array(
    select mate.id::text from profiles mate where mate.id = me.id or mate.organisation_id = me.organisation_id) as firm
  from profiles me where id = $1`

const deliveries = `
  select s.shipment_type as mode, s.customer_id = $1 as is_own, count(s.promised_at)::int as delivered, count(*) filter (where ${wasOnTime})::int as on_time,
    count(${transitDays})::int as transits, coalesce(sum(${transitDays}), 0)::float8 as transit_days,
    count(f.stars)::int as ratings, coalesce(sum(f.stars), 0)::float8 as stars
  from shipments s left join shipment_feedback f on f.shipment_id = s.id, ${journeyOf}
  where s.customer_id = any($6::uuid[]) and s.status = 'delivered' and s.delivered_at >= $2 and s.delivered_at < $3
    and kervan_fold(s.origin_city) = any($4) and kervan_fold(s.destination_city) = any($5)
  group by 1, 2`

const marketPrices = `select month, basis, median_usd, quotes, firms, window_months from benchmark_prices
  where origin = $1 and destination = $2 and month = any($3) order by month, basis, window_months`

const indexRows = `select month, unit, usd::float8 as usd, name, source, published_on::text as published_on from freight_indices
  where origin = $1 and destination = $2 and month = any($3) order by month, unit`

const laneFacts = `
  select mode, sum(won)::int as won, sum(lost)::int as lost, sum(answers)::int as answers, sum(answer_hours) as answer_hours,
    sum(delivered)::int as delivered, sum(on_time)::int as on_time, sum(transits)::int as transits, sum(transit_days) as transit_days,
    sum(ratings)::int as ratings, sum(stars)::float8 as stars
  from benchmark_lanes where origin = $1 and destination = $2 and month = any($3) group by mode`

/** Of all modes together, and of each. */
const otherFirms = `
  select figure, mode, count(distinct mark)::int as firms from benchmark_lanes, lateral (values ('on_time', on_time_firms), ('answer', answer_firms),
    ('transit', transit_firms), ('win_rate', settled_firms), ('stars', rating_firms)) as of_figure (figure, marks), unnest(marks) as mark
  where origin = $1 and destination = $2 and month = any($3) and mark <> $4
  group by grouping sets ((figure), (figure, mode))`
