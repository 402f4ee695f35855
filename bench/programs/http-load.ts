/** The load generator: many connections that ask one address, and hold every answer against the expected one. */
import autocannon from 'autocannon'
import { percentile } from '../harness.ts'
import { answerTasks } from './answer-tasks.ts'

export type Load = {
  url: string
  headers: Record<string, string>
  connections: number
  seconds: number
  expectBody: string
}
export type Loaded = { rate: number; p95: number; wrong: number }

function load({ seconds, ...options }: Load): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const times: number[] = []
    const run = autocannon({ ...options, duration: seconds }, (error, result) => {
      if (error) return reject(error)
      const { errors, timeouts, mismatches, non2xx } = result
      resolve({
        rate: result['2xx'] / result.duration,
        p95: percentile(
          times.toSorted((one, other) => one - other),
          95,
        ),
        wrong: errors + timeouts + mismatches + non2xx,
      })
    })
    run.on('response', (_client, _status, _bytes, milliseconds: number) => times.push(milliseconds))
  })
}

answerTasks({ start: () => undefined, load }, () => undefined)
