/** The load generator: many connections that ask one address, and hold every answer against the expected one. */
import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { percentile } from '../harness.ts'
import { answerTasks } from './answer-tasks.ts'

export type Load = {
  url: string
  headers: Record<string, string>
  connections: number
  seconds: number
  /** Where every answer is another, only its status is looked at. */
  expectBody: string | undefined
  /** Sent by POST, one after another; without them the address is read. */
  bodies?: readonly string[]
}
export type Loaded = { rate: number; p95: number; answered: number; wrong: number }

function load({ seconds, expectBody, bodies, ...options }: Load): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const times: number[] = []
    const posting = bodies && postingOf(bodies, expectBody)
    const kind = posting ? { requests: [posting] } : expectBody === undefined ? {} : { expectBody }
    const run = autocannon({ ...options, ...kind, duration: seconds }, (error, result) => {
      if (error) return reject(error)
      const { errors, timeouts, mismatches, non2xx } = result
      resolve({
        rate: result['2xx'] / result.duration,
        p95: percentile(
          times.toSorted((one, other) => one - other),
          95,
        ),
        answered: result['2xx'],
        wrong: errors + timeouts + mismatches + non2xx + (posting?.wrong() ?? 0),
      })
    })
    run.on('response', (_client, _status, _bytes, milliseconds: number) => times.push(milliseconds))
  })
}

/** The generator itself compares answers to one and the same request only. */
function postingOf(bodies: readonly string[], expectBody: string | undefined) {
  let turn = 0
  let wrong = 0
  return {
    /** Each is an act of its own. */
    setupRequest: (request: { headers?: Record<string, string> }) => ({
      ...request,
      method: 'POST',
      headers: { ...request.headers, 'idempotency-key': randomUUID() },
      body: bodies[turn++ % bodies.length],
    }),
    onResponse(_status: number, body: string) {
      if (expectBody !== undefined && body !== expectBody) wrong += 1
    },
    wrong: () => wrong,
  }
}

answerTasks({ start: () => undefined, load }, () => undefined)
