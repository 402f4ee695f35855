/** What the quotes won this month and this quarter are worth in euro, each by the rates it was made with. */
import { type Currency, convert, type TryPer } from '@kervan/domain/quotes/quote-sums.ts'
import { lastMonths, momentsOf, monthsLater } from '@kervan/domain/quotes/settled-months.ts'
import { decimalOfUnits, decimalUnits } from '@kervan/domain/values/decimal-text.ts'
import type { ListQuery } from '#spine/lists/list-query.ts'

/** Few groups: a month has some twenty bulletins. */
const read = `select currency, fx_rates, sum(accepted_amount)::text as amount, count(*)::int as quotes from quotes
  where status = 'accepted' and settled_at >= $1 and settled_at < $2 group by currency, fx_rates`

type Row = { currency: Currency; fx_rates: TryPer; amount: string; quotes: number }

export async function readWonValue(query: ListQuery, now: Date) {
  const [month = ''] = lastMonths(now, 1)
  return { month, ...(await wonBetween(query, momentsOf(month))) }
}

/** The quarter so far, and as much of the one before. */
export async function readWonQuarter(query: ListQuery, now: Date) {
  const [month = ''] = lastMonths(now, 1)
  const first = monthsLater(month, -((Number(month.slice(5)) - 1) % 3))
  const { from } = momentsOf(first)
  const { from: start, to: end } = momentsOf(`${monthsLater(first, -3)}..${monthsLater(first, -1)}`)
  const sameDay = Math.min(start.getTime() + now.getTime() - from.getTime(), end.getTime())
  const [present, before] = await Promise.all([
    wonBetween(query, { from, to: now }),
    wonBetween(query, { from: start, to: new Date(sameDay) }),
  ])
  return { settled: `${first}..${month}`, value: present.value, before: before.value }
}

async function wonBetween(query: ListQuery, { from, to }: { from: Date; to: Date }) {
  const rows = await query<Row>(read, [from.toISOString(), to.toISOString()])
  const cents = rows.reduce(
    (sum, { amount, currency, fx_rates }) =>
      sum + convert(decimalUnits(amount, 2), currency, 'EUR', fx_rates),
    0n,
  )
  return {
    quotes: rows.reduce((sum, { quotes }) => sum + quotes, 0),
    value: { amount: decimalOfUnits(cents, 2), currency: 'EUR' as const },
  }
}
