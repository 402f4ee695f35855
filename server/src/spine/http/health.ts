/** Health checks: whether the process is alive, and whether it can serve requests. */
import type { FastifyInstance } from 'fastify'

export type Health = { draining(): boolean; check(): Promise<void> }

const timeoutMs = 2_000

export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get('/health/live', { logLevel: 'silent' }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/health/ready', { logLevel: 'silent' }, async (_, reply) => {
    const reason = health.draining() ? 'draining' : await failureOf(health.check())
    return reply
      .code(reason ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(reason ? { status: 'unavailable', reason } : { status: 'ok' })
  })
}

async function failureOf(check: Promise<void>): Promise<string | undefined> {
  const late = new Promise<string>((resolve) => setTimeout(resolve, timeoutMs, 'late').unref())
  return Promise.race([
    check.then(
      () => undefined,
      () => 'database or file store',
    ),
    late,
  ])
}
