/** A mail in the words that an admin is trying, as a page for a frame: rendered as the real one, about something invented. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import { WordedMail } from '@kervan/domain/company/mail-texts.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { WithCompany } from '#features/company/company-cache.ts'
import { readLetterhead } from '#features/company/letterhead.ts'
import type { WithMailExamples } from '#features/company/mail-examples.ts'
import type { Services } from '#spine/http/call.ts'
import { answerProblem } from '#spine/http/problem-answer.ts'
import type { ReadSession } from '#spine/http/session.ts'
import { renderMail } from '#spine/mail/mail-template.ts'
import { showMail } from '#spine/mail/show-mail.ts'

type Parts = { services: Services & WithCompany & WithMailExamples; readSession: ReadSession }
type Route = { Params: { kind: string }; Querystring: { subject?: unknown; opening?: unknown } }

export function registerMailTextPage(app: FastifyInstance, { services, readSession }: Parts): void {
  app.get<Route>(
    '/api/company/mail-texts/:kind/page',
    { config: { measuredAs: 'GET /api/company/mail-texts/{kind}/page' } },
    async (request, reply) => {
      // A frame sends no headers of ours.
      const { person } = await readSession('office', request.headers.cookie)
      if (!person) return answerProblem(request, reply, 'UNAUTHORIZED')
      if (!mayEnter('admin', person.role)) return answerProblem(request, reply, 'FORBIDDEN')
      const { subject, opening } = request.query
      const worded = WordedMail.safeParse({ kind: request.params.kind, subject, opening })
      if (!worded.success) return answerProblem(request, reply, 'NOT_FOUND')
      const { kind, ...words } = worded.data
      const letterhead = await readLetterhead(services)
      const { letter } = services.mailExamples[kind]({ ...letterhead, mailTexts: { [kind]: words } })
      return showMail(reply, renderMail(letter).html)
    },
  )
}
