/** An export of 100,000 requests to CSV: how long it takes until it can be downloaded, and the most memory of the process meanwhile. */
import { setTimeout as pause } from 'node:timers/promises'
import { signInStaff } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold } from '../harness.ts'
import { atMost, type Line, plainLine } from '../lines.ts'
import { addOfficeHistory } from '../office-history.ts'

export const exportList: Figure = { name: 'export-list', take }

type Exported = { id: string; state: string; done: number }

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
  const seconds: number[] = []
  for (let round = 0; round < bench.rounds; round += 1) {
    const from = performance.now()
    const { id } = await call<Exported>('/exports', { list: 'staff_requests', format: 'csv', input: {} })
    const find = async () =>
      (await call<{ items: Exported[] }>('/tasks')).items.find((task) => task.id === id)
    let task = await find()
    for (; task && ['waiting', 'running'].includes(task.state); task = await find()) await pause(50)
    seconds.push((performance.now() - from) / 1_000)
    mustHold(
      task?.state === 'done' && task.done === rows,
      `the export is ${task?.state} with ${task?.done} rows`,
    )
  }
  const figure = `export of ${rows.toLocaleString('en')} requests to CSV`
  const peak = await program.call<number>('peakMemory')
  return [
    plainLine({ figure, unit: 's', samples: seconds, pass: atMost(20, 's') }),
    plainLine({ figure: 'most memory of the process meanwhile', unit: 'MB', samples: [peak] }),
  ]
}
