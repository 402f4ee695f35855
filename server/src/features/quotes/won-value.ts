/** What the quotes won this month are worth in euro, each by the rates it was made with. */
import { type Currency, convert, type TryPer } from '@kervan/domain/quotes/quote-sums.ts'
import { lastMonths, momentsOf } from '@kervan/domain/quotes/settled-months.ts'
import { decimalOfUnits, decimalUnits } from '@kervan/domain/values/decimal-text.ts'
import type { ListQuery } from '#spine/lists/list-query.ts'

/** Few groups: a month has some twenty bulletins. */
const read = `select currency, fx_rates, sum(accepted_amount)::text as amount, count(*)::int as quotes from quotes
  where status = 'accepted' and settled_at >= $1 and settled_at < $2 group by currency, fx_rates`

type Row = { currency: Currency; fx_rates: TryPer; amount: string; quotes: number }

export async function readWonValue(query: ListQuery, now: Date) {
  const [month = ''] = lastMonths(now, 1)
  const { from, to } = momentsOf(month)
  const rows = await query<Row>(read, [from.toISOString(), to.toISOString()])
  const cents = rows.reduce(
    (sum, { amount, currency, fx_rates }) =>
      sum + convert(decimalUnits(amount, 2), currency, 'EUR', fx_rates),
    0n,
  )
  return {
    month,
    quotes: rows.reduce((sum, { quotes }) => sum + quotes, 0),
    value: { amount: decimalOfUnits(cents, 2), currency: 'EUR' as const },
  }
}
