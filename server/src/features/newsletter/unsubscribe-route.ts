/**
 * One-click unsubscribing (RFC 8058): a mail program posts to the link itself, without cookies or an origin. The signed
 * token is the only credential. Opening the link (GET) shows a page of the site and changes nothing.
 */

import { newsletterProblems } from '@kervan/domain/newsletter/newsletter.copy.ts'
import type { Problem } from '@kervan/domain/problems.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { WithCampaignSender } from '#features/newsletter/campaigns/campaign-sender.ts'
import { unsubscribe } from '#features/newsletter/confirm-or-unsubscribe.ts'
import type { WithNewsletterLinks } from '#features/newsletter/newsletter-links.ts'
import { type PageText, type SiteInfo, unsubscribePage } from '#features/newsletter/unsubscribe-page.ts'
import type { Services } from '#spine/http/call.ts'
import { problemOf } from '#spine/http/problem-answer.ts'

const bodyLimit = 4096
/** As form fields, or as a part of multipart/form-data: the standard allows both. */
const oneClick =
  /(^|&)List-Unsubscribe=One-Click(&|\s|$)|name="?List-Unsubscribe"?[^\n]*\r?\n\r?\nOne-Click\r?\n/

export async function registerUnsubscribeRoute(
  app: FastifyInstance,
  services: Services & WithNewsletterLinks & WithCompany & WithCampaignSender,
  site: SiteInfo | undefined,
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
      const isOneClick = typeof request.body === 'string' && oneClick.test(request.body)
      const email = isOneClick && typeof token === 'string' ? await unsubscribe(services, token) : undefined
      reply.header('cache-control', 'no-store')
      const refusal = newsletterProblems.LINK_REFUSED
      if (wantsPage(request)) {
        const text = email
          ? { title: 'Bültenden ayrıldınız', message: `${email} adresine artık bülten gönderilmeyecek.` }
          : { title: 'Bağlantı çalışmıyor', message: refusal.message }
        return sendPage(reply.code(email ? 200 : refusal.status), text, site)
      }
      if (email) return reply.type('text/plain; charset=utf-8').send(`${email} bültenden ayrıldı.\n`)
      const problem: Problem = { code: 'LINK_REFUSED', ...refusal, request_id: request.id }
      return reply.code(problem.status).send(problem)
    })
    // Failures are answered in the same form: a page for browsers, a problem for programs.
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      if (!wantsPage(request)) throw error
      const { status, message } = problemOf(error, request)
      if (status === 503) reply.header('retry-after', '2')
      return sendPage(reply.code(status), { title: 'Bültenden ayrılamadınız', message }, site)
    })
  })
}

/** A mail program does not name HTML; a browser that sends the page's form does. */
function wantsPage({ headers }: FastifyRequest): boolean {
  return /\btext\/html\b/i.test(headers.accept ?? '')
}

function sendPage(reply: FastifyReply, text: PageText, site: SiteInfo | undefined): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(unsubscribePage(text, site))
}
