/** A table of 50,000 customers with 1 % wrong rows, added in the background, beside a bare insert of as many rows into the same table. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { count, signInStaff } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, type Side, takeTurns } from '../harness.ts'
import { atMost, comparedLine, type Line, plainLine } from '../lines.ts'

export const customerImport: Figure = { name: 'customer-import', take }

type Outcome = { added: number; wrong: number; left: number }

const heads = 'Ad Soyad;Firma;E-posta;Telefon;Vergi No'
const meanings = ['full_name', 'company', 'email', 'phone', 'tax_number']
const rowsAtOnce = 500
const readOutcomes = `select count(*) filter (where outcome = 'added')::int as added, count(*) filter (where outcome = 'wrong')::int as wrong,
    count(*) filter (where outcome is null)::int as left from customer_import_rows where import_id = $1`

async function take(bench: Bench): Promise<Line[]> {
  const rows = bench.quick ? 5_000 : 50_000
  const database = await bench.database()
  const { headers } = await signInStaff(database)
  const { port, program } = await bench.startKervan(database)
  const origin = `http://127.0.0.1:${port}`
  const call = async <Answer>(method: string, path: string, body: string, type = 'application/json') => {
    const send = () =>
      fetch(`${origin}/api${path}`, {
        method,
        body,
        headers: {
          ...headers,
          origin,
          'idempotency-key': key,
          'content-type': type,
          'x-file-name': 'musteriler.csv',
        },
      })
    const key = randomUUID()
    let answer = await send()
    // A machine that is busy with other work refuses for a moment; that is part of the time.
    for (; answer.status === 503; answer = await send()) await pause(500)
    mustHold(answer.ok, `${method} ${path} was answered ${answer.status}`)
    return (await answer.json()) as Answer
  }
  const ours = timed('ours', async () => {
    const { id } = await call<{ id: string }>('POST', '/customer-imports', tableOf(rows), 'text/csv')
    await call('POST', `/customer-imports/${id}/start`, JSON.stringify({ meanings }))
    // Of the rows themselves: the answers of a busy server are no part of the figure.
    const outcomes = async () =>
      (await database.query<Outcome>(readOutcomes, [id]))[0] ?? { added: 0, wrong: 0, left: rows }
    let brought = await outcomes()
    for (; brought.left > 0; brought = await outcomes()) await pause(100)
    mustHold(
      brought.added === rows * 0.99 && brought.wrong === rows / 100,
      `${brought.added} were added and ${brought.wrong} wrong of ${rows}`,
    )
  })
  const bare = timed('bare insert', async () => {
    const before = await count(database, 'profiles')
    for (let first = 0; first < rows; first += rowsAtOnce)
      await database.query(
        `insert into profiles (email, first_name, company, phone)
         select gen_random_uuid() || '@ornek.example', 'Ada', 'Er ' || n, '0532' || n from generate_series(1, $1::int) n`,
        [Math.min(rowsAtOnce, rows - first)],
      )
    mustHold((await count(database, 'profiles')) === before + rows, 'rows are missing')
  })
  const taken = await takeTurns(
    { ours: [ours], neighbours: [bare] },
    { rounds: bench.rounds, watch: 'seconds', warmUps: bench.quick ? 1 : 0 },
  )
  const figure = `import of ${rows.toLocaleString('en')} customers with 1 % wrong rows`
  return [
    plainLine({ figure, unit: 's', samples: taken.samples(ours.name, 'seconds'), pass: atMost(60, 's') }),
    comparedLine({
      figure: 'the same, beside a bare insert',
      unit: 's',
      taken,
      metric: 'seconds',
      ours: ours.name,
      neighbour: bare.name,
    }),
    plainLine({
      figure: 'most memory of the process meanwhile',
      unit: 'MB',
      samples: [await program.call<number>('peakMemory')],
    }),
  ]
}

/** As a Turkish Excel writes it; every address is new. */
function tableOf(rows: number): string {
  const word = randomUUID().slice(0, 8)
  const line = (number: number) =>
    number % 100 === 0
      ? `Ada Er;Er ${number};bozuk;;`
      : `Ada Er;Er ${number};${word}${number}@ornek.example;0532 ${String(number).padStart(7, '0')};`
  return [heads, ...Array.from({ length: rows }, (_, at) => line(at + 1))].join('\r\n')
}

function timed(name: string, work: () => Promise<void>): Side {
  return {
    name,
    round: async () => {
      const from = performance.now()
      await work()
      return { seconds: (performance.now() - from) / 1_000 }
    },
  }
}
