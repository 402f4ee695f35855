/** The figures of won and lost quotes, against the same worked out quote by quote. */
import type { QuoteResult, QuoteResults } from '@kervan/domain/quotes/quote-results.ts'
import { lastMonths, momentsOf } from '@kervan/domain/quotes/settled-months.ts'
import { afterAll, expect, test } from 'vitest'
import { readResults } from '#features/quotes/quote-results.ts'
import { addSettledQuotes } from '#testing/settled-quotes.ts'
import { query } from '#testing/sign-in.ts'
import { startTestServer } from '#testing/test-server.ts'

// A server of its own, since all quotes are counted.
const server = await startTestServer()
afterAll(() => server.close())
const staff = await server.signIn('staff')
const colleague = await server.signIn('staff')
const customer = (await server.signIn('customer')).userId
await addSettledQuotes(server, { customer, owner: staff.userId, count: 151, pol: 'Mersin' })
await addSettledQuotes(server, { customer, owner: colleague.userId, count: 97, pol: 'İzmir', mode: 'air' })
await addSettledQuotes(server, {
  customer,
  owner: null,
  count: 40,
  pol: 'Mersin',
  pod: 'Anvers',
  mode: 'van',
})

type Quote = {
  status: 'accepted' | 'rejected' | 'expired'
  settled: Date
  sent: Date
  asked: Date
  first: Date | null
  mode: string
  owner_id: string | null
  pol: string
  pod: string
  reason: string | null
}
const ask = <Row>(text: string, values: unknown[]) =>
  query<Row & object>(server, text, values) as Promise<Row[]>
const quotes = await ask<Quote>(
  `select q.status, case when q.status = 'expired' then q.valid_until else q.answered_at end as settled, q.sent_at as sent, r.created_at as asked,
     r.first_quoted_at as first, q.transport_mode as mode, q.owner_id, q.pol, q.pod, q.rejection_reason as reason
   from quotes q join requests r on r.id = q.request_id where q.status in ('accepted', 'rejected', 'expired')`,
  [],
)

const hourMs = 3_600_000
const average = (values: number[]) =>
  values.length === 0
    ? null
    : Math.round((values.reduce((sum, one) => sum + one, 0) / values.length) * 10) / 10

function oracle(counted: Quote[]): QuoteResult {
  const of = (status: Quote['status']) => counted.filter((quote) => quote.status === status)
  const [won, lost] = [of('accepted').length, of('rejected').length]
  const answered = counted.filter(({ status }) => status !== 'expired')
  return {
    won,
    lost,
    expired: of('expired').length,
    win_rate: won + lost === 0 ? null : won / (won + lost),
    answer_hours: average(answered.map(({ settled, sent }) => (settled.getTime() - sent.getTime()) / hourMs)),
    response_hours: average(
      counted.map(({ asked, first, sent }) => ((first ?? sent).getTime() - asked.getTime()) / hourMs),
    ),
  }
}

const plain = ({ won, lost, expired, win_rate, answer_hours, response_hours }: QuoteResult): QuoteResult => ({
  won,
  lost,
  expired,
  win_rate,
  answer_hours,
  response_hours,
})

test.each([3, 6, 12, 24])('the last %i months', async (count) => {
  const now = new Date()
  const results = await readResults(ask, now, count)
  const months = lastMonths(now, count)
  const { from, to } = momentsOf(`${months[0]}..${months.at(-1)}`)
  const counted = quotes.filter(({ settled }) => settled >= from && settled < to)
  expect(counted.length).toBeGreaterThan(4)
  expect(plain(results.total)).toEqual(oracle(counted))
  expect(results.months.map(({ month }) => month)).toEqual(months)
  for (const row of results.months) {
    const { from: first, to: next } = momentsOf(row.month)
    expect(plain(row), row.month).toEqual(
      oracle(counted.filter(({ settled }) => settled >= first && settled < next)),
    )
  }
  const each = <Row extends QuoteResult>(rows: Row[], has: (row: Row, quote: Quote) => boolean) => {
    for (const row of rows) expect(plain(row)).toEqual(oracle(counted.filter((quote) => has(row, quote))))
    expect(rows.reduce((sum, { won, lost, expired }) => sum + won + lost + expired, 0)).toBe(counted.length)
  }
  each(results.modes, (row, quote) => row.mode === quote.mode)
  each(results.owners, (row, quote) => row.owner_id === quote.owner_id)
  each(results.lanes, (row, quote) => row.pol === quote.pol && row.pod === quote.pod)
  const lost = counted.filter(({ status }) => status === 'rejected')
  for (const { reason, count: number } of results.reasons)
    expect(number).toBe(lost.filter((quote) => quote.reason === reason).length)
  expect(results.reasons.reduce((sum, { count: number }) => sum + number, 0)).toBe(lost.length)
})

test('each figure counts what its address shows', async () => {
  const { body: results } = await server.call<QuoteResults>('GET', '/staff/quote-results?months=24', {
    as: staff,
  })
  const settled = `${results.from}..${results.to}`
  const shown = async (filters: Record<string, string>) =>
    (
      await server.call<{ items: object[]; next_cursor: string | null }>(
        'GET',
        `/staff/quotes?limit=100&${new URLSearchParams(filters)}`,
        { as: staff },
      )
    ).body.items.length
  expect(await shown({ status: 'accepted', settled })).toBe(results.total.won)
  expect(await shown({ status: 'expired', settled })).toBe(results.total.expired)
  for (const { pol, pod, lost } of results.lanes)
    expect(await shown({ status: 'rejected', settled, pol, pod })).toBe(lost)
  for (const { owner_id, won } of results.owners)
    expect(
      await shown({ status: 'accepted', settled, ...(owner_id ? { owner_id } : { unowned: 'true' }) }),
    ).toBe(won)
  for (const { mode, won } of results.modes)
    expect(await shown({ status: 'accepted', settled, mode })).toBe(won)
  for (const { month, lost } of results.months)
    expect(await shown({ status: 'rejected', settled: month })).toBe(lost)
  for (const { reason, count } of results.reasons)
    expect(await shown({ status: 'rejected', settled, reason: reason ?? 'none' })).toBe(count)
  for (const { month, won, lost, expired } of results.months) {
    expect(await shown({ answered: 'true', settled: month })).toBe(won + lost)
    expect(await shown({ settled: month })).toBe(won + lost + expired)
  }
})
