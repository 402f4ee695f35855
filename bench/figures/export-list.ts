/**
 * An export of 100,000 requests to CSV, beside a bare query of the same rows that is written to a file: how long it takes until it
 * can be downloaded, and the most memory of the process meanwhile.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { signInStaff } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, type Side, takeTurns } from '../harness.ts'
import { atMost, comparedLine, type Line, plainLine } from '../lines.ts'
import { addOfficeHistory } from '../office-history.ts'

export const exportList: Figure = { name: 'export-list', take }

type Exported = { id: string; state: string; done: number }

const columns = `number, title, status, first_name, last_name, company, shipment_type, origin_city, origin_country, destination_city,
  destination_country, preferred_date, urgency_level, quote_amount, quote_currency, quote_valid_until, quote_due_at, revision_note,
  requests.created_at, requests.updated_at`

async function take(bench: Bench): Promise<Line[]> {
  const rows = bench.quick ? 20_000 : 100_000
  const database = await bench.database()
  await addOfficeHistory(database, { customers: 2_000, requests: rows })
  const { headers } = await signInStaff(database)
  const { port, program } = await bench.startKervan(database)
  const base = `http://127.0.0.1:${port}/api`
  const call = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const sent = body && { method: 'POST', body: JSON.stringify(body) }
    const type = body && { 'content-type': 'application/json' }
    return (await (
      await fetch(base + path, {
        ...sent,
        headers: { origin: `http://127.0.0.1:${port}`, ...headers, ...type },
      })
    ).json()) as Answer
  }
  const file = join(await bench.folder(), 'bare.csv')
  const ours = timed('ours', async () => {
    const { id } = await call<Exported>('/exports', { list: 'staff_requests', format: 'csv', input: {} })
    const find = async () =>
      (await call<{ items: Exported[] }>('/tasks')).items.find((task) => task.id === id)
    let task = await find()
    for (; task && ['waiting', 'running'].includes(task.state); task = await find()) await pause(50)
    mustHold(
      task?.state === 'done' && task.done === rows,
      `the export is ${task?.state} with ${task?.done} rows`,
    )
  })
  const bare = timed('bare query and file', async () => {
    const read = await database.query<Record<string, unknown>>(
      `select ${columns} from requests join profiles on profiles.id = customer_id order by requests.id desc`,
    )
    mustHold(read.length === rows, `${read.length} rows were read`)
    await writeFile(file, read.map((row) => Object.values(row).join(';')).join('\n'))
  })
  const taken = await takeTurns(
    { ours: [ours], neighbours: [bare] },
    { rounds: bench.rounds, watch: 'seconds', warmUps: 1 },
  )
  const figure = `export of ${rows.toLocaleString('en')} requests to CSV`
  const peak = await program.call<number>('peakMemory')
  return [
    plainLine({ figure, unit: 's', samples: taken.samples(ours.name, 'seconds'), pass: atMost(20, 's') }),
    comparedLine({
      figure: 'the same, beside a bare query',
      unit: 's',
      taken,
      metric: 'seconds',
      ours: ours.name,
      neighbour: bare.name,
    }),
    plainLine({ figure: 'most memory of the process meanwhile', unit: 'MB', samples: [peak] }),
  ]
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
