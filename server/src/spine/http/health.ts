/** Health checks: whether the process is alive, and whether it can serve requests. */
import type { FastifyInstance } from 'fastify'

export type Health = {
  draining(): boolean
  /** By what they look at, in this order: the first that fails is the reason. */
  checks: Record<string, () => Promise<unknown>>
}

const timeoutMs = 2_000

export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get('/health/live', { logLevel: 'silent' }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/health/ready', { logLevel: 'silent' }, async (_, reply) => {
    const reason = health.draining() ? 'draining' : await failureOf(app, health)
    return reply
      .code(reason ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(reason ? { status: 'unavailable', reason } : { status: 'ok' })
  })
}

async function failureOf(app: FastifyInstance, { checks }: Health): Promise<string | undefined> {
  const late = new Promise<string>((resolve) => setTimeout(resolve, timeoutMs, 'late').unref())
  return Promise.race([firstFailure(app, checks), late])
}

async function firstFailure(app: FastifyInstance, checks: Health['checks']): Promise<string | undefined> {
  for (const [reason, check] of Object.entries(checks)) {
    try {
      await check()
    } catch (error) {
      // Anybody may read the answer, so only the log names the table or the bucket.
      app.log.warn({ err: error }, `not ready: ${reason}`)
      return reason
    }
  }
  return undefined
}
