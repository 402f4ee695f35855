/** Metrics for monitoring, in Prometheus format, behind a token of their own. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '#spine/config/config.ts'
import { answerProblem } from '#spine/http/problem-answer.ts'

export type MetricSources = {
  sockets(): number
  poolWaiting(): number
  poolTotal(): number
  /** Seconds the oldest event has been waiting for its position. */
  outboxLag(): Promise<number>
  deadLetters(): Promise<number>
}

/** The first is read from the database, so it also shows whether the database is up. */
const figures = ['outboxLag', 'deadLetters', 'sockets', 'poolTotal', 'poolWaiting'] as const

/** For each figure, in case the database accepts a query and does not answer it. */
const timeoutMs = 2_000

export function registerMetrics(app: FastifyInstance, config: Config, measured: MetricSources): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const gauges = {
    sockets: gauge('live_sockets', 'Open live connections'),
    poolTotal: gauge('database_pool_total', 'Database connections of this process'),
    poolWaiting: gauge('database_pool_waiting', 'Calls waiting for a database connection'),
    outboxLag: gauge('outbox_lag_seconds', 'Age of the oldest event without a position'),
    deadLetters: gauge('jobs_dead_letters', 'Jobs that have given up'),
  } satisfies Record<keyof MetricSources, Gauge>
  const databaseUp = gauge('kervan_database_up', 'Whether the database answers: 1 or 0')

  const read = async (name: keyof MetricSources): Promise<number | undefined> => {
    const figure = await withTimeout(async () => measured[name]())
    if (figure === undefined) gauges[name].remove()
    else gauges[name].set(figure)
    return figure
  }

  // Cached by route, method and status: looking up labels takes longer than counting.
  const durations = new Map<string, Record<string, Histogram.Internal<'method' | 'route' | 'status'>[]>>()
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const { statusCode, elapsedTime } = reply
    const route = routeOf(request)
    const byMethod = durations.get(route) ?? {}
    durations.set(route, byMethod)
    byMethod[method] ??= []
    byMethod[method][statusCode] ??= duration.labels({ method, route, status: String(statusCode) })
    byMethod[method][statusCode].observe(elapsedTime / 1000)
    done()
  })

  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!mayRead(config, request.headers.authorization)) return answerProblem(request, reply, 'NOT_FOUND')
    const [lag] = await Promise.all(figures.map(read))
    databaseUp.set(lag === undefined ? 0 : 1)
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

/** A figure that cannot be read is left out; the others are still answered. */
async function withTimeout(read: () => Promise<number>): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const late = setTimeout(resolve, timeoutMs, undefined)
  return Promise.race([read().catch(() => undefined), promise]).finally(() => clearTimeout(late))
}

const measuredAs = new WeakMap<FastifyRequest, string>()

/** For requests that are not measured by their route, such as pages and files. */
export function measureAs(request: FastifyRequest, route: 'page' | 'asset'): void {
  measuredAs.set(request, route)
}

/** Never the raw address, of which there are endlessly many. */
function routeOf(request: FastifyRequest): string {
  const { url, config } = request.routeOptions
  return measuredAs.get(request) ?? config?.measuredAs ?? url ?? 'unknown'
}

function mayRead(config: Config, authorization: string | undefined): boolean {
  if (!config.metricsToken) return config.mode === 'demo'
  const expected = Buffer.from(`Bearer ${config.metricsToken}`)
  const given = Buffer.from(authorization ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
