/** The built web app: hashed assets for a year, pages fresh each time, unknown addresses with the app's own 404. */

import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { pageOf } from '@kervan/domain/analytics/pages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, isSame } from '#assembly/site/encoded-page.ts'
import { createPageGuard, type Verdict } from '#assembly/site/page-guard.ts'
import type { PublicPages } from '#assembly/site/public-pages.ts'
import type { ViewQueue } from '#features/analytics/view-queue.ts'
import { visitorFacts } from '#features/analytics/visitor-facts.ts'
import { measureAs } from '#spine/http/metrics.ts'
import { regionOf } from '#spine/http/network.ts'
import { answerProblem } from '#spine/http/problem-answer.ts'
import type { ReadSession } from '#spine/http/session.ts'

export async function registerSite(
  app: FastifyInstance,
  webFolder: string,
  pages: PublicPages,
  readSession: ReadSession,
  views: Pick<ViewQueue, 'add'>,
): Promise<void> {
  const guard = createPageGuard(readSession)
  await app.register(async (files) => {
    files.addHook('onRequest', async (request) => measureAs(request, 'asset'))
    await files.register(fastifyStatic, {
      root: join(webFolder, 'client'),
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      allowedPath: (path) => !path.endsWith('.html'),
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachingOf(path))
      },
    })
  })

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    measureAs(request, 'page')
    const verdict = await guard(request)
    if (verdict.kind === 'elsewhere')
      return reply.header('cache-control', 'no-store').header('vary', 'cookie').redirect(verdict.to, 302)
    const right = verdict.kind in refusalStatus ? undefined : pages.rightAddress(pathOf(request))
    if (right) return reply.header('cache-control', 'no-store').redirect(`${right}${queryOf(request)}`, 308)
    const refusal = refusalStatus[verdict.kind]
    const page = await (refusal ? pages.shell(refusal) : pages.page(pathOf(request), queryOf(request)))
    if (refusal === 503) reply.header('retry-after', '2')
    const { status, etag, bodies } = page
    const open = verdict.kind === 'open'
    reply
      .header('cache-control', open ? 'no-cache' : 'no-store')
      .header('vary', open ? 'accept-encoding' : 'accept-encoding, cookie')
      .type('text/html; charset=utf-8')
    if (open) reply.header('etag', etag)
    if (isByLink(pathOf(request))) reply.header('x-robots-tag', 'noindex')
    if (open && status === 200 && request.method === 'GET') countRobot(request, views)
    if (open && status === 200 && isSame(etag, request.headers['if-none-match']))
      return reply.code(304).send()
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.code(status).send(bodies[encoding])
  }

  // The one page that lives among the API's addresses.
  app.get('/api/docs', sendPage)
  app.setNotFoundHandler((request, reply) => {
    const isApi = /^\/api(\/|$)/.test(pathOf(request))
    const isPage = ['GET', 'HEAD'].includes(request.method) && !isApi
    return isPage ? sendPage(request, reply) : answerProblem(request, reply, 'NOT_FOUND')
  })
}

/** Whoever has the link may pass it on; search engines do not. */
const isByLink = (path: string): boolean => /^\/[st]\//.test(path)

/** The app itself says why, in place of the page. */
const refusalStatus: Partial<Record<Verdict['kind'], number>> = { 'wrong-role': 403, unavailable: 503 }

/** A worker outlives the page that brought it, so an old one must never come from a cache; nor may the list of the newest code. */
function cachingOf(path: string): string {
  if (/\/(sw\.js|code\.json)(\.(br|gz))?$/.test(path)) return 'no-cache'
  return path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

/** People are counted by their browser's own call, robots here alone: most never make it. */
function countRobot(request: FastifyRequest, views: Pick<ViewQueue, 'add'>): void {
  if (visitorFacts(request.headers['user-agent'] ?? '').robot)
    views.add({
      robot: true,
      at: Date.now(),
      page: pageOf(pathOf(request)),
      network: regionOf(request.ip),
    })
}

function queryOf({ url }: FastifyRequest): string {
  return url.includes('?') ? url.slice(url.indexOf('?')) : ''
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/'
}
