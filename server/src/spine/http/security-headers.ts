/** Security headers of every answer: no sources from elsewhere, nothing inline except what the build put there, no framing. */
import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '#spine/config/config.ts'

export async function registerSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  inlineScript?: string,
): Promise<void> {
  const documentHeaders = {
    ...(await helmetHeaders(config.publicUrl.startsWith('https:'), inlineScript)),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }
  const apiHeaders = apiHeadersOf(documentHeaders)
  app.addHook('onRequest', (request, reply, done) => {
    const isApi = request.routeOptions.config?.measuredAs !== undefined
    reply.headers(isApi ? apiHeaders : documentHeaders).header('x-request-id', request.id)
    done()
  })
}

/** Browsers use these for pages only. */
const pageOnly = [
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** An answer of the API is data and needs less; every header costs time in every call. */
function apiHeadersOf(headers: Record<string, string>): Record<string, string> {
  const needed = Object.entries(headers).filter(([name]) => !pageOnly.includes(name))
  const policy = headers['content-security-policy']?.split(';') ?? []
  const dataPolicy = policy.filter((part) =>
    /^(default-src|frame-ancestors|upgrade-insecure-requests)/.test(part),
  )
  return { ...Object.fromEntries(needed), 'content-security-policy': dataPolicy.join(';') }
}

/** The same for every answer, so they are computed once, on a server that never listens. */
async function helmetHeaders(overTls: boolean, inlineScript?: string): Promise<Record<string, string>> {
  const sample = Fastify()
  await sample.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(inlineScript ? [sourceHash(inlineScript)] : [])],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameSrc: ["'self'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        ...(overTls && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: overTls ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  sample.get('/', (_, reply) => reply.send())
  const { headers } = await sample.inject('/')
  await sample.close()
  const perAnswer = ['connection', 'content-length', 'content-type', 'date']
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      perAnswer.includes(name) ? [] : [[name, String(value)]],
    ),
  )
}

/** Allows an inline script or style with exactly this text. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
