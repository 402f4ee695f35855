/** What the quotes won this month and this quarter are worth in euro, each by the rates it was made with. */
import { lastMonths, momentsOf, monthsLater } from '@kervan/domain/quotes/settled-months.ts'
import { decimalOfUnits, decimalUnits } from '@kervan/domain/values/decimal-text.ts'
import type { ListQuery } from '#spine/lists/list-query.ts'

const read = `select coalesce(sum(accepted_euro), 0)::text as euro, count(*)::int as quotes from quotes
  where status = 'accepted' and answered_at >= $1 and answered_at < $2`

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
  const [won] = await query<{ euro: string; quotes: number }>(read, [from.toISOString(), to.toISOString()])
  return {
    quotes: won?.quotes ?? 0,
    value: { amount: decimalOfUnits(decimalUnits(won?.euro ?? '0', 2), 2), currency: 'EUR' as const },
  }
}
