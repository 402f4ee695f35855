/** Refuses calls while this process is too busy to serve them, and says so in the log: once per burst, with how many it were. */
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { answerProblem } from '#spine/http/problem-answer.ts'

/** A burst is over when so long nothing was refused; one that goes on is told of from time to time. */
export const burst = { quietMs: 5_000, longestMs: 60_000 }

export async function registerOverload(app: FastifyInstance, maxEventLoopDelay = 1_000): Promise<void> {
  const refused = createBurst((told) => app.log.warn(told, 'calls refused: the process was too busy'))
  app.addHook('onClose', async () => refused.end())
  await app.register(underPressure, {
    maxEventLoopDelay,
    exposeStatusRoute: false,
    pressureHandler: (request, reply, _type, delay) => {
      // Where nothing could even be measured, it is said to be infinite.
      refused.note(Number.isFinite(delay) ? Number(delay) : 0)
      answerProblem(request, reply, 'SERVICE_UNAVAILABLE')
    },
  })
}

type Told = { refused: number; lasted_ms: number; longest_delay_ms: number }

/** Gathers what is refused, and tells of it when it is over. */
export function createBurst(tell: (told: Told) => void, { quietMs, longestMs } = burst) {
  let present:
    | { count: number; since: number; last: number; delay: number; timer: NodeJS.Timeout }
    | undefined

  function end(): void {
    if (!present) return
    const { count, since, last, delay, timer } = present
    clearTimeout(timer)
    present = undefined
    tell({ refused: count, lasted_ms: Math.round(last - since), longest_delay_ms: Math.round(delay) })
  }

  return {
    note(delay: number): void {
      const now = performance.now()
      if (present && now - present.since >= longestMs) end()
      present ??= { count: 0, since: now, last: now, delay: 0, timer: setTimeout(end, quietMs).unref() }
      present.count += 1
      present.last = now
      present.delay = Math.max(present.delay, delay)
      present.timer.refresh()
    },
    end,
  }
}
