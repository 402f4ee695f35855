/**
 * `GET /v2/events` of DCSA Track & Trace 2.2: what happened to our shipments, for partners with a key, page by page. Its refusals have
 * the standard's own form.
 */
import { STATUS_CODES } from 'node:http'
import { type PartnerPlace, readPartnerQuery, writeCursor } from '@kervan/domain/tracking/partner-query.ts'
import { writeDcsaEvent } from '@kervan/domain/tracking/write-dcsa-event.ts'
import { ORPCError } from '@orpc/server'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { holderOf } from '#features/tracking/api-keys.ts'
import { readPartnerEvents } from '#features/tracking/partner-event-rows.ts'
import type { Services } from '#spine/http/call.ts'
import { networkOf } from '#spine/http/network.ts'
import { problemOf } from '#spine/http/problem-answer.ts'

export const partnerEventsPath = '/v2/events'
/** With more at once the next one is asked to come again. */
const mostAtOnce = 20

type Refusal = { reason: string; message: string; field?: string }

export async function registerPartnerEvents(app: FastifyInstance, services: Services): Promise<void> {
  let underWay = 0
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const holder = await holderOf(services, String(request.headers['api-key'] ?? ''))
    if (!holder) {
      await services.limits.wrongApiKey(networkOf(request.ip))
      return refuse(request, reply, 401, [
        { reason: 'unauthorized', message: 'API-Key başlığında geçerli bir anahtar yok.', field: 'API-Key' },
      ])
    }
    await services.limits.apiKey(holder.keyId)
    const asked = readPartnerQuery(request.query)
    if ('wrong' in asked)
      return refuse(
        request,
        reply,
        400,
        asked.wrong.map((wrong) => ({ reason: 'invalidQuery', ...wrong })),
      )
    const { events, next } = await readPartnerEvents(services, holder.actor, asked)
    linkPages(reply, request.url, { isFirst: !asked.cursor, next })
    return reply.send(events.map(writeDcsaEvent))
  }

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_, reply) => {
      reply.header('api-version', '2.2.0').header('cache-control', 'no-store')
    })
    scope.get(partnerEventsPath, { exposeHeadRoute: false }, async (request, reply) => {
      if (underWay >= mostAtOnce)
        return refuse(request, reply.header('retry-after', '2'), 503, [
          { reason: 'busy', message: 'Şu anda çok istek var. Birazdan yeniden deneyin.' },
        ])
      underWay += 1
      try {
        return await answer(request, reply)
      } finally {
        underWay -= 1
      }
    })
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      if (error instanceof ORPCError && error.status === 429) {
        const { retry_after_seconds } = error.data as { retry_after_seconds: number }
        return refuse(request, reply.header('retry-after', String(retry_after_seconds)), 429, [
          { reason: 'tooManyRequests', message: error.message },
        ])
      }
      const { status, message } = problemOf(error, request)
      if (status === 503) reply.header('retry-after', '2')
      return refuse(request, reply, status, [{ reason: 'failed', message }])
    })
  })
}

function linkPages(
  reply: FastifyReply,
  url: string,
  { isFirst, next }: { isFirst: boolean; next: PartnerPlace | undefined },
): void {
  const pageAfter = (place?: PartnerPlace) => {
    const { pathname, searchParams } = new URL(url, 'http://kervan.example')
    searchParams.delete('cursor')
    if (place) searchParams.set('cursor', writeCursor(place))
    return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
  }
  reply.header('current-page', url)
  if (!isFirst) reply.header('first-page', pageAfter())
  if (next) reply.header('next-page', pageAfter(next))
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  errors: Refusal[],
): FastifyReply {
  return reply.code(status).send({
    httpMethod: request.method,
    requestUri: `${request.protocol}://${request.host}${request.url}`,
    statusCode: status,
    statusCodeText: STATUS_CODES[status] ?? '',
    providerCorrelationID: request.id,
    errorDateTime: new Date().toISOString(),
    errors,
  })
}
