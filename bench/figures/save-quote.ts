/** Saving and recalculating quotes of 30 lines, eight people at once, each at a quote of their own; beside pgbench updating as many rows. */
import type { QuoteDocument } from '@kervan/domain/quotes/quote-document.ts'
import { manualQuote, quoteItem } from '@kervan/server/src/testing/quotes.ts'
import { count, signInCustomer, signInStaff } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, takeTurns } from '../harness.ts'
import { atMost, comparedLine, notMeasured, plainLine } from '../lines.ts'
import type { Load, Loaded } from '../programs/http-load.ts'

const people = 8
const lines = 30

export const saveQuote: Figure = { name: 'save-quote', take }

/** The row of a quote, a line of it, and the event that tells of it. */
const update = `\\set n random(1, ${people * lines})
begin;
set local role kervan_system;
update quote_items set unit_price = unit_price + 1 where id = (select id from quote_items order by id offset :n - 1 limit 1);
update quotes set version = version + 1, updated_at = now() where id = (select quote_id from quote_items order by id offset :n - 1 limit 1);
insert into outbox (name, audiences, data) values ('bench', array['nodes'], '{}');
commit;`

async function take(bench: Bench) {
  const { pgbench, seconds } = bench
  if (!pgbench) return [notMeasured('save quote', 'no pgbench here')]
  const database = await bench.database()
  const customer = await signInCustomer(database)
  const staff = await signInStaff(database)
  const { port } = await bench.startKervan(database)
  const headers = { ...staff.headers, origin: `http://localhost:${port}`, 'content-type': 'application/json' }
  const call = async <Answer>(method: string, path: string, body?: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    mustHold(answer.ok, `${path} is answered ${answer.status}`)
    return (await answer.json()) as Answer
  }
  const makeQuote = async (): Promise<QuoteDocument> => {
    const form = manualQuote({ customer_id: customer.userId })
    const { id } = await call<{ id: string }>('POST', '/staff/quotes', form)
    const added = Array.from({ length: lines - 1 }, () => quoteItem({ unit_cost: '800', tax_code: 'KDV20' }))
    return (await call<{ quote: QuoteDocument }>('PUT', `/staff/quotes/${id}`, { added })).quote
  }
  const quotes: QuoteDocument[] = []
  for (let person = 0; person < people; person += 1) quotes.push(await makeQuote())

  const generator = await bench.start('programs/http-load.ts')
  /** One line's price, up and down again. */
  const loadOf = ({ id, items }: QuoteDocument): Load => {
    const price = (from: string, to: string) =>
      JSON.stringify({ changed: [{ id: items.at(-1)?.id, fields: { unit_price: { from, to } } }] })
    return {
      url: `http://127.0.0.1:${port}/api/staff/quotes/${id}`,
      headers,
      connections: 1,
      seconds,
      expectBody: undefined,
      bodies: [price('1000', '1001'), price('1001', '1000')],
      method: 'PUT',
    }
  }
  const save = async () => {
    const loaded = await Promise.all(quotes.map((quote) => generator.call<Loaded>('load', loadOf(quote))))
    const wrong = loaded.reduce((sum, one) => sum + one.wrong, 0)
    mustHold(wrong === 0, `${wrong} saves were refused`)
    return {
      rate: loaded.reduce((sum, one) => sum + one.rate, 0),
      p95: Math.max(...loaded.map(({ p95 }) => p95)),
    }
  }
  const { name, socketFolder } = database
  const write = async () => ({
    rate: (await pgbench({ socketFolder, database: name, script: update, clients: people, seconds })).rate,
  })
  const taken = await takeTurns(
    { ours: [{ name: 'save', round: save }], neighbours: [{ name: 'pgbench', round: write }] },
    { rounds: bench.rounds, watch: 'rate' },
  )
  mustHold((await count(database, 'quote_items')) === people * lines, 'a line was lost or doubled')
  const figure = `save a quote of ${lines} lines, ${people} people`
  return [
    comparedLine({ figure, unit: '/s', taken, metric: 'rate', ours: 'save', neighbour: 'pgbench' }),
    plainLine({
      figure: `${figure}: slowest p95`,
      unit: 'ms',
      samples: taken.samples('save', 'p95'),
      pass: atMost(60, 'ms'),
    }),
  ]
}
