/**
 * The analysis of the workflow centre in an office with 100,000 requests, of which 500 wait for a price, beside its work queue's first page;
 * and the nightly predictions of that office, asked for by hand.
 */
import { setTimeout } from 'node:timers/promises'
import { signInStaff } from '../database.ts'
import type { Bench, Figure } from '../figure.ts'
import { mustHold, takeTurns } from '../harness.ts'
import { atMost, comparedLine, plainLine } from '../lines.ts'
import { addOfficeHistory } from '../office-history.ts'

const analyses = 20
const list = '/work-items?limit=50&status=open'

export const workflowAnalysis: Figure = { name: 'workflow-analysis', take }

async function take(bench: Bench) {
  const database = await bench.database()
  const requests = bench.quick ? 20_000 : 100_000
  await addOfficeHistory(database, { customers: requests / 10, requests })
  const { headers } = await signInStaff(database)
  const { port } = await bench.startKervan(database)
  const sideOf = (path: string, holds: (answer: Record<string, unknown>) => boolean) => ({
    name: path,
    round: async () => {
      const times: number[] = []
      for (let turn = 0; turn < analyses; turn += 1) {
        const begin = performance.now()
        const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { headers })
        const body = (await answer.json()) as Record<string, unknown>
        times.push(performance.now() - begin)
        mustHold(answer.status === 200 && holds(body), `${path} answered ${answer.status}`)
      }
      return { p95: times.toSorted((one, other) => one - other)[Math.floor(analyses * 0.95)] ?? 0 }
    },
  })
  const open = requests / 200
  const ours = sideOf('/luna/workflow', ({ analysis }) => {
    const { total_items } = analysis as { total_items: number }
    return total_items === open
  })
  const brief = sideOf('/luna/brief', ({ text }) => typeof text === 'string' && text.length > 0)
  const neighbour = sideOf(list, ({ items }) => Array.isArray(items) && items.length === 50)
  const taken = await takeTurns(
    { ours: [ours, brief], neighbours: [neighbour] },
    { rounds: bench.rounds, watch: 'p95', warmUps: 1 },
  )
  const line = ({ name }: { name: string }) => [
    plainLine({
      figure: `p95 of ${name}, ${requests} requests`,
      unit: 'ms',
      samples: taken.samples(name, 'p95'),
      pass: atMost(300, 'ms'),
    }),
    comparedLine({
      figure: `p95 of ${name}`,
      unit: 'ms',
      taken,
      metric: 'p95',
      ours: name,
      neighbour: list,
    }),
  ]
  const predictions = plainLine({
    figure: `all predictions, ${requests} requests`,
    unit: 's',
    samples: [await predict(`http://127.0.0.1:${port}/api/luna/predictions`, headers)],
    pass: atMost(30, 's'),
  })
  return [...line(ours), ...line(brief), predictions]
}

/** How long it takes from the question until the last of them is there, in seconds. */
async function predict(address: string, headers: Record<string, string>): Promise<number> {
  const begin = performance.now()
  const asked = await fetch(`${address}/refresh`, {
    method: 'POST',
    headers: { ...headers, origin: new URL(address).origin, 'content-type': 'application/json' },
    body: '{}',
  })
  mustHold(asked.status === 200, `the predictions answered ${asked.status}`)
  for (;;) {
    const answer = await fetch(address, { headers })
    mustHold(answer.status === 200, `the predictions answered ${answer.status}`)
    const { predictions } = (await answer.json()) as {
      predictions: { computed_at: string | null; is_computing: boolean }[]
    }
    if (predictions.every(({ computed_at, is_computing }) => computed_at && !is_computing))
      return (performance.now() - begin) / 1000
    await setTimeout(100)
  }
}
