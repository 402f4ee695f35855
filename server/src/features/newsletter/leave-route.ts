/**
 * One-click unsubscribing (RFC 8058): a mail program posts to the link itself, without cookies and from nowhere. The sealed
 * token is the only credential. Opening the link (GET) is a page of the site and changes nothing.
 */

import { newsletterProblems } from '@kervan/domain/newsletter/newsletter.copy.ts'
import type { Problem } from '@kervan/domain/problems.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { leaveNewsletter } from '#features/newsletter/follow-link.ts'
import { type LeaveWords, leavePage, type SiteLook } from '#features/newsletter/leave-page.ts'
import type { WithNewsletterLinks } from '#features/newsletter/newsletter-tokens.ts'
import type { Services } from '#spine/http/call.ts'
import { problemOf } from '#spine/http/problem-answer.ts'

const bodyLimit = 4096
/** As form fields, or as a part of multipart/form-data: the standard allows both. */
const oneClick =
  /(^|&)List-Unsubscribe=One-Click(&|\s|$)|name="?List-Unsubscribe"?[^\n]*\r?\n\r?\nOne-Click\r?\n/

export async function registerLeaveRoute(
  app: FastifyInstance,
  services: Services & WithNewsletterLinks,
  site: SiteLook | undefined,
): Promise<void> {
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
      const refusal = newsletterProblems.LINK_REFUSED
      if (asksForPage(request)) {
        const words = email
          ? { title: 'Bültenden ayrıldınız', message: `${email} adresine artık bülten gönderilmeyecek.` }
          : { title: 'Bağlantı çalışmıyor', message: refusal.message }
        return sendPage(reply.code(email ? 200 : refusal.status), words, site)
      }
      if (email) return reply.type('text/plain; charset=utf-8').send(`${email} bültenden ayrıldı.\n`)
      const problem: Problem = { code: 'LINK_REFUSED', ...refusal, request_id: request.id }
      return reply.code(problem.status).send(problem)
    })
    // What fails on the way is told in the same way.
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      if (!asksForPage(request)) throw error
      const { status, message } = problemOf(error, request)
      return sendPage(reply.code(status), { title: 'Bültenden ayrılamadınız', message }, site)
    })
  })
}

/** A mail program does not name HTML; a browser that sends the page's form does. */
function asksForPage({ headers }: FastifyRequest): boolean {
  return /\btext\/html\b/i.test(headers.accept ?? '')
}

function sendPage(reply: FastifyReply, words: LeaveWords, site: SiteLook | undefined): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(leavePage(words, site))
}
