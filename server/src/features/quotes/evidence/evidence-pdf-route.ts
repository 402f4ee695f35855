/** Serves the proof of an acceptance as a PDF, to its customer and to staff. The same proof gives the same bytes. */
import { isSurface } from '@kervan/domain/access/roles.ts'
import { offerLabel } from '@kervan/domain/quotes/offer-line.ts'
import { Id } from '@kervan/domain/values/id.ts'
import type { FastifyInstance } from 'fastify'
import type { WithCompany } from '#features/company/company-cache.ts'
import { makePdf } from '#features/quotes/offer-pdf/make-pdf.ts'
import { readAcceptance } from '#features/quotes/read-acceptance.ts'
import { asAttachment } from '#spine/http/attachment.ts'
import type { Services } from '#spine/http/call.ts'
import { answerProblem } from '#spine/http/problem-answer.ts'
import type { ReadSession } from '#spine/http/session.ts'

type Parts = { services: Services & WithCompany; readSession: ReadSession }
type Route = { Params: { id: string }; Querystring: { surface?: unknown } }

export function registerEvidencePdf(app: FastifyInstance, { services, readSession }: Parts): void {
  app.get<Route>(
    '/api/offers/:id/evidence/pdf',
    { compress: false, config: { measuredAs: 'GET /api/offers/{id}/evidence/pdf' } },
    async (request, reply) => {
      const { surface } = request.query
      // A link sends no headers of ours, so that its address names the surface.
      const named = isSurface(surface) ? surface : 'portal'
      const { actor, person } = await readSession(named, request.headers.cookie)
      if (!person) return answerProblem(request, reply, 'UNAUTHORIZED')
      const id = Id.safeParse(request.params.id)
      const found = id.success
        ? await services.actAs(actor, (tx) => readAcceptance(tx.db, id.data))
        : undefined
      if (!found) return answerProblem(request, reply, 'NOT_FOUND')
      const address = `${services.config.publicUrl}/dashboard?view=quotes&quote=${found.quote_id}`
      const company = await services.company.get()
      const body = await makePdf({ kind: 'evidence', acceptance: found, company, address })
      const name = `Teklif onayı ${offerLabel(found).replace('Rev. ', 'Rev ')}.pdf`
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', asAttachment(name))
        .header('content-length', body.length)
        .type('application/pdf')
        .send(body)
    },
  )
}
