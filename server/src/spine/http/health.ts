/** Whether the process lives, and whether it can do its work. */
import type { FastifyInstance } from 'fastify'

export type Health = { draining(): boolean; check(): Promise<void> }

const patience = 2000

export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get('/health/live', { logLevel: 'silent' }, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/health/ready', { logLevel: 'silent' }, async (_, reply) => {
    const reason = health.draining() ? 'draining' : await failing(health.check())
    return reply
      .code(reason ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(reason ? { status: 'unavailable', reason } : { status: 'ok' })
  })
}

async function failing(check: Promise<void>): Promise<string | undefined> {
  const late = new Promise<string>((resolve) => setTimeout(resolve, patience, 'late').unref())
  return Promise.race([
    check.then(
      () => undefined,
      () => 'database or file store',
    ),
    late,
  ])
}
