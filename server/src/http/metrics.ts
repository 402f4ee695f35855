/** Figures for the operator's monitoring, in Prometheus form, behind a token of their own. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '#config.ts'
import { answerProblem } from '#http/problem-answer.ts'

export type Measured = {
  sockets(): number
  poolWaiting(): number
  poolTotal(): number
  /** Seconds the oldest event has been waiting for its position. */
  outboxLag(): Promise<number>
  deadLetters(): Promise<number>
}

export function registerMetrics(app: FastifyInstance, config: Config, measured: Measured): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read())
      },
    })
  gauge('live_sockets', 'Open live connections', measured.sockets)
  gauge('database_pool_total', 'Database connections of this process', measured.poolTotal)
  gauge('database_pool_waiting', 'Calls waiting for a database connection', measured.poolWaiting)
  gauge('outbox_lag_seconds', 'Age of the oldest event without a position', measured.outboxLag)
  gauge('jobs_dead_letters', 'Jobs that have given up', measured.deadLetters)

  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    }
    duration.observe(labels, reply.elapsedTime / 1000)
  })

  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!mayRead(config, request.headers.authorization)) return answerProblem(request, reply, 'NOT_FOUND')
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

function mayRead(config: Config, authorization: string | undefined): boolean {
  if (!config.metricsToken) return config.mode === 'demo'
  const expected = Buffer.from(`Bearer ${config.metricsToken}`)
  const given = Buffer.from(authorization ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
