/** The mail of an offer before it is sent, as a page for a frame: exactly what the customer's mail program gets. For staff. */
import { MailText } from '@kervan/domain/quotes/quote-mail.ts'
import { Id } from '@kervan/domain/values/id.ts'
import type { FastifyInstance } from 'fastify'
import type { WithCompany } from '#features/company/company-cache.ts'
import { previewMail } from '#features/quotes/preview-mail.ts'
import type { Services } from '#spine/http/call.ts'
import { answerProblem } from '#spine/http/problem-answer.ts'
import type { ReadSession } from '#spine/http/session.ts'
import { showMail } from '#spine/mail/show-mail.ts'

type Parts = { services: Services & WithCompany; readSession: ReadSession }
type Route = { Params: { id: string }; Querystring: { message?: unknown } }

export function registerMailPreview(app: FastifyInstance, { services, readSession }: Parts): void {
  app.get<Route>(
    '/api/staff/quotes/:id/mail-page',
    { config: { measuredAs: 'GET /api/staff/quotes/{id}/mail-page' } },
    async (request, reply) => {
      // A frame sends no headers of ours; only the office sends offers.
      const { actor, person } = await readSession('office', request.headers.cookie)
      if (!person) return answerProblem(request, reply, 'UNAUTHORIZED')
      const id = Id.safeParse(request.params.id)
      const text = MailText.safeParse({ message: request.query.message })
      if (!id.success || !text.success) return answerProblem(request, reply, 'NOT_FOUND')
      const preview = await services.actAs(actor, (tx) =>
        previewMail(tx, services, { id: id.data, senderId: person.id, ...text.data }),
      )
      if (!preview) return answerProblem(request, reply, 'NOT_FOUND')
      return showMail(reply, preview.html)
    },
  )
}
