/** A process that is too busy refuses calls, and its log says so once per burst. */
import { problems } from '@kervan/domain/problems.ts'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '#spine/config/log.ts'
import { createBurst, registerOverload } from '#spine/http/overload.ts'
import { eventually } from '#testing/eventually.ts'

test('what is refused is told once per burst, with a count; a long one is told of from time to time', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const told: object[] = []
  const refused = createBurst((each) => told.push(each), { quietMs: 5_000, longestMs: 60_000 })
  for (const delay of [1_200, 1_900, 1_100]) {
    refused.note(delay)
    vi.advanceTimersByTime(4_000)
  }
  expect(told).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(told).toEqual([{ refused: 3, lasted_ms: 8_000, longest_delay_ms: 1_900 }])
  for (let step = 0; step < 20; step += 1) {
    refused.note(1_000)
    vi.advanceTimersByTime(4_000)
  }
  expect(told).toHaveLength(2)
  // What is going on is told of at the end.
  refused.end()
  refused.end()
  expect(told.slice(1).map((each) => (each as { refused: number }).refused)).toEqual([15, 5])
})

test('a busy process answers 503 in Turkish and leaves one line in the log', async () => {
  const lines: string[] = []
  const app = Fastify({
    loggerInstance: createLog('warn', {
      write: (line: string) => void lines.push(line),
    }) as FastifyBaseLogger,
  })
  onTestFinished(() => app.close())
  // Any delay is too long.
  await registerOverload(app, 0.000_001)
  app.get('/', async () => 'served')
  const answer = await eventually('a call is refused', async () => {
    busyFor(50)
    const got = await app.inject('/')
    return got.statusCode === 503 && got
  })
  expect(answer.json()).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: problems.SERVICE_UNAVAILABLE.message,
  })
  expect(answer.headers['retry-after']).toBe('2')
  await app.inject('/')
  expect(lines).toEqual([])
  await app.close()
  const told = lines.map((line) => JSON.parse(line) as { level: number; msg: string; refused: number })
  expect(told).toMatchObject([{ level: 40, msg: 'calls refused: the process was too busy' }])
  expect(told[0]?.refused).toBeGreaterThanOrEqual(1)
})

function busyFor(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}
