/**
 * Where carriers post their news: notifications of DCSA Track & Trace 2.2, signed with a secret that we have agreed on. What is not
 * signed is not read. A notification that comes twice changes nothing, so a carrier may send again whatever was not answered.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { readDcsaEvent } from '@kervan/domain/tracking/dcsa-event.ts'
import type { ToldEvent, ToldMessage } from '@kervan/domain/tracking/told-message.ts'
import type { FastifyInstance } from 'fastify'
import { takeMessage } from '#features/tracking/take-message.ts'
import type { Services } from '#spine/http/call.ts'
import { answerProblem } from '#spine/http/problem-answer.ts'

export const webhookPath = '/hooks/tracking'
const bodyLimit = 1024 * 1024
/** With more of them waiting the next one is asked to come again. */
const mostWaiting = 40
/** Those about the same shipments wait for each other in the database, and must not do so for long. */
const mostAtOnce = 2
const mostEvents = 1_000
const hourMs = 3_600_000
/** What is older by the carrier's own clock, or further ahead, is shown to staff instead of believed. */
const oldestMs = 30 * 24 * hourMs
const aheadMs = hourMs

export async function registerCarrierWebhook(app: FastifyInstance, services: Services): Promise<void> {
  const secrets = services.config.trackingWebhookSecrets
  if (secrets.length === 0) return
  let waiting = 0
  const inTurn = createTurns(mostAtOnce)
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Signed is what was sent, byte by byte.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_, body, done) => done(null, body))
    // A carrier asks whether anybody is there before it subscribes.
    scope.head(webhookPath, (_, reply) => reply.code(204).send())
    scope.post(webhookPath, { bodyLimit, compress: false }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      if (!isSigned(body, request.headers['notification-signature'], secrets))
        return answerProblem(request, reply, 'UNAUTHORIZED')
      if (waiting >= mostWaiting)
        return answerProblem(request, reply.header('retry-after', '2'), 'SERVICE_UNAVAILABLE')
      waiting += 1
      try {
        const doubt = doubtOf(Date.now())
        const message = readNotification(body.toString('utf8'))
        await inTurn(() => takeMessage(services, 'dcsa', message, { doubt }))
        return await reply.code(204).send()
      } finally {
        waiting -= 1
      }
    })
  })
}

/** So many works at once; the others stand in as many lines. */
function createTurns(count: number) {
  const lines: Promise<unknown>[] = Array.from({ length: count }, () => Promise.resolve())
  let taken = 0
  return <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const line = taken++ % count
    const turn = (lines[line] ?? Promise.resolve()).then(work)
    lines[line] = turn.catch(() => undefined)
    return turn
  }
}

export function signatureOf(body: Buffer, secret: Buffer): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}

/** With any of the secrets, so that an old and a new one can hold side by side. */
function isSigned(body: Buffer, given: unknown, secrets: readonly Buffer[]): boolean {
  if (typeof given !== 'string') return false
  const signature = Buffer.from(given.trim().toLowerCase())
  return secrets
    .map((secret) => Buffer.from(signatureOf(body, secret)))
    .map((right) => right.length === signature.length && timingSafeEqual(right, signature))
    .includes(true)
}

/** One event, or a list of them. */
function readNotification(text: string): ToldMessage {
  let sent: unknown
  try {
    sent = JSON.parse(text)
  } catch {
    return { events: [], unclear: [{ why: 'İleti okunabilir bir JSON değil.', content: text }] }
  }
  const list = Array.isArray(sent) ? sent : [sent]
  if (list.length > mostEvents)
    return { events: [], unclear: [{ why: `Bir iletide ${mostEvents} olaydan fazlası var.`, content: text }] }
  const read = list.map(readDcsaEvent)
  return { events: read.flatMap(({ events }) => events), unclear: read.flatMap(({ unclear }) => unclear) }
}

const doubtOf =
  (now: number) =>
  ({ event }: ToldEvent) => {
    const told = Date.parse(event.told_at)
    if (told < now - oldestMs) return 'İletinin tarihi 30 günden eski.'
    return told > now + aheadMs ? 'İletinin tarihi gelecekte.' : undefined
  }
