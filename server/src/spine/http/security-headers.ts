/** Security headers on every answer. Nothing from elsewhere, nothing inline but what the build put there, nobody frames us. */
import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '#spine/config/config.ts'

/** The script and the style that stand in the documents themselves. */
export type Inline = { script: string; style: string }

export async function registerSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  inline?: Inline,
): Promise<void> {
  const always = {
    ...(await helmetHeaders(config.publicUrl.startsWith('https:'), inline)),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }
  const ofTheApi = withoutDocument(always)
  app.addHook('onRequest', (request, reply, done) => {
    const isAnswer = request.routeOptions.config?.measuredAs !== undefined
    reply.headers(isAnswer ? ofTheApi : always).header('x-request-id', request.id)
    done()
  })
}

/** These speak to a browser that shows a page. */
const forDocuments = [
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** An answer of the API is data: whoever opens it as a page sees nothing work. Every header costs every call. */
function withoutDocument(headers: Record<string, string>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !forDocuments.includes(name))
  const policy = headers['content-security-policy']?.split(';') ?? []
  const ofData = policy.filter((part) =>
    /^(default-src|frame-ancestors|upgrade-insecure-requests)/.test(part),
  )
  return { ...Object.fromEntries(kept), 'content-security-policy': ofData.join(';') }
}

/** They are the same for every answer, so they are worked out once, on a server that never listens. */
async function helmetHeaders(overTls: boolean, inline?: Inline): Promise<Record<string, string>> {
  const sample = Fastify()
  await sample.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(inline ? [sourceHash(inline.script)] : [])],
        styleSrc: ["'self'", ...(inline ? [sourceHash(inline.style)] : [])],
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
  const ofTheAnswer = ['connection', 'content-length', 'content-type', 'date']
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      ofTheAnswer.includes(name) ? [] : [[name, String(value)]],
    ),
  )
}

/** Lets a script or a style work where its text is exactly this. */
function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
