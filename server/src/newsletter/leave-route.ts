/**
 * One-click unsubscribing (RFC 8058): a mail program posts to the link itself, without cookies and from nowhere. The sealed
 * token is the only credential. Opening the link (GET) is a page of the site and changes nothing.
 */
import { newsletterProblems } from '@kervan/domain/newsletter/newsletter.copy.ts'
import type { Problem } from '@kervan/domain/problems.ts'
import type { FastifyInstance } from 'fastify'
import { leaveNewsletter } from '#newsletter/follow-link.ts'
import type { Services } from '#procedures.ts'

const bodyLimit = 4096
/** As form fields, or as a part of multipart/form-data: the standard allows both. */
const oneClick =
  /(^|&)List-Unsubscribe=One-Click(&|\s|$)|name="?List-Unsubscribe"?[^\n]*\r?\n\r?\nOne-Click\r?\n/

export async function registerLeaveRoute(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit },
      (_, body, done) => done(null, body),
    )
    scope.post<{ Querystring: { token?: unknown } }>('/bulten/ayril', async (request, reply) => {
      const { token } = request.query
      const asked = typeof request.body === 'string' && oneClick.test(request.body)
      const email = asked && typeof token === 'string' ? await leaveNewsletter(services, token) : undefined
      reply.header('cache-control', 'no-store')
      if (email) return reply.type('text/plain; charset=utf-8').send(`${email} bültenden ayrıldı.\n`)
      const problem: Problem = {
        code: 'LINK_REFUSED',
        ...newsletterProblems.LINK_REFUSED,
        request_id: request.id,
      }
      return reply.code(problem.status).send(problem)
    })
  })
}
