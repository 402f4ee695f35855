/** The load generator: many connections to one address; every response is compared with the expected one. */
import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { percentile } from '../harness.ts'
import { serveTasks } from './serve-tasks.ts'

export type Load = {
  url: string
  headers: Record<string, string>
  connections: number
  seconds: number
  /** Undefined where responses differ; then only their status is checked. */
  expectBody: string | undefined
  /** Sent one after another, by POST if not told otherwise; without them it is GET. */
  bodies?: readonly string[]
  method?: 'PUT'
  /** Where each body comes from, as a proxy says it. */
  from?: readonly string[]
  /** Read one after another instead of the address's own. */
  paths?: readonly string[]
}
export type Loaded = { rate: number; p95: number; answered: number; wrong: number }

function load({ seconds, expectBody, bodies, method, from, paths, ...options }: Load): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const times: number[] = []
    const posting = bodies && postingOf(bodies, expectBody, method, from)
    const requests = posting ? [posting] : paths?.map((path) => ({ path }))
    const kind = requests ? { requests } : expectBody === undefined ? {} : { expectBody }
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

/** The generator itself compares responses only where all requests are the same. */
function postingOf(
  bodies: readonly string[],
  expectBody: string | undefined,
  method: 'POST' | 'PUT' = 'POST',
  from: readonly string[] = [],
) {
  let turn = 0
  let wrong = 0
  return {
    /** Each has an idempotency key of its own. */
    setupRequest: (request: { headers?: Record<string, string> }) => {
      const address = from[turn % from.length]
      return {
        ...request,
        method,
        headers: {
          ...request.headers,
          'idempotency-key': randomUUID(),
          ...(address && { 'x-forwarded-for': address }),
        },
        body: bodies[turn++ % bodies.length],
      }
    },
    onResponse(_status: number, body: string) {
      if (expectBody !== undefined && body !== expectBody) wrong += 1
    },
    wrong: () => wrong,
  }
}

serveTasks({ start: () => undefined, load }, () => undefined)
