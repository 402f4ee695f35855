/** Ten thousand random quotes, summed by the domain and by PostgreSQL's exact numbers, which know nothing of each other. */

import { marginOf } from '@kervan/domain/quotes/quote-margin.ts'
import { totalsIn } from '@kervan/domain/quotes/quote-sums.ts'
import { anyQuote } from '@kervan/domain/testing/any-quote.ts'
import { currencies } from '@kervan/domain/values/currency.ts'
import fc from 'fast-check'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { sharedServer } from '#testing/shared-server.ts'
import { sized } from '#testing/size.ts'

const server = await sharedServer()

/** `div` is exact where `/` would cut a long fraction; half of the divisor is added first, so that halves go up. */
const oracle = `
  with quote as (
    select (q ->> 'n')::int as n, q -> 'terms' ->> 'currency' as own, (q -> 'terms' ->> 'tax_included')::bool as gross,
      q -> 'terms' -> 'try_per' as per, q -> 'items' as items
    from jsonb_array_elements($1::jsonb) q
  ), line as (
    select n, own, gross, per, i ->> 'tax_code' as code, (i ->> 'tax_percent')::numeric as percent, (i ->> 'is_optional')::bool as optional,
      (i ->> 'is_disbursement')::bool as passed_on, round((i ->> 'quantity')::numeric * (i ->> 'unit_price')::numeric, 2) as amount,
      i ->> 'currency' as currency, round((i ->> 'quantity')::numeric * (i ->> 'unit_cost')::numeric, 2) as cost, i ->> 'cost_currency' as cost_currency
    from quote, jsonb_array_elements(items) i
  ), converted as (
    select line.*, target, pg_temp.in_currency(amount, currency, target, per) as price
    from line, unnest(array['EUR', 'USD', 'TRY', 'GBP']) target
  ), coded as (
    select n, target, optional, gross, code, percent, sum(price) as written from converted group by n, target, optional, gross, code, percent
  ), taxed as (
    select n, target, optional, case when gross then pg_temp.share(written * 100, 100 + percent) else written end as net,
      case when gross then written - pg_temp.share(written * 100, 100 + percent) else pg_temp.share(written * percent, 100) end as tax
    from coded
  ), total as (
    select n, target, coalesce(sum(net) filter (where not optional), 0) as subtotal, coalesce(sum(tax) filter (where not optional), 0) as tax,
      coalesce(sum(net + tax) filter (where optional), 0) as optional_total
    from taxed group by n, target
  ), earned as (
    select n, sum(case when gross then pg_temp.share(price * 100, 100 + percent) else price end) as price,
      sum(pg_temp.in_currency(cost, cost_currency, own, per)) as cost
    from converted where target = own and not optional and not passed_on and cost is not null group by n
  )
  select total.n, target, round(subtotal, 2)::text as subtotal, round(tax, 2)::text as tax, round(optional_total, 2)::text as optional_total,
    round(coalesce(price, 0), 2)::text as price, round(coalesce(cost, 0), 2)::text as cost
  from total left join earned using (n)`

const functions = `
  create function pg_temp.share(amount numeric, divisor numeric) returns numeric language sql immutable as
    'select div(2 * amount * 100 * 100 + divisor * 100, 2 * divisor * 100) * 0.01';
  create function pg_temp.in_currency(amount numeric, from_currency text, to_currency text, per jsonb) returns numeric language sql immutable as
    'select case when from_currency = to_currency then amount else pg_temp.share(
      amount * coalesce((per ->> from_currency)::numeric, 1), coalesce((per ->> to_currency)::numeric, 1)) end'`

type Row = Record<'target' | 'subtotal' | 'tax' | 'optional_total' | 'price' | 'cost', string> & { n: number }

test('the sums of thousands of random quotes are exact', async () => {
  const quotes = fc.sample(anyQuote, { numRuns: sized(10_000, 2_000), seed: 20_260_918 })
  const numbered = quotes.map((quote, n) => ({ ...quote, n }))
  const database = new pg.Client(server.access.owner)
  await database.connect()
  onTestFinished(() => database.end())
  await database.query(functions)
  const rows: Row[] = []
  for (let from = 0; from < numbered.length; from += 1000)
    rows.push(
      ...(await database.query<Row>(oracle, [JSON.stringify(numbered.slice(from, from + 1000))])).rows,
    )
  expect(rows.length).toBeGreaterThan(quotes.length * 3)
  for (const { n, target, ...expected } of rows) {
    const { items, terms } = quotes[n] ?? { items: [], terms: undefined }
    if (!terms) throw new Error('no quote')
    const currency = currencies.find((one) => one === target) ?? 'EUR'
    const { subtotal, tax, optional_total } = totalsIn(currency, items, terms)
    const { price, cost } = marginOf(items, terms, '18')
    const computed = { subtotal, tax, optional_total, price, cost }
    if (JSON.stringify(computed) !== JSON.stringify(expected))
      expect({ n, target, ...computed }).toEqual({ n, target, ...expected })
  }
})
