/** Serves the PDF of an offer: the stored one, or one that is made now and stored once it has been sent. */
import { isSurface, mayEnter } from '@kervan/domain/access/roles.ts'
import { offerNumber } from '@kervan/domain/quotes/offer-sheet.ts'
import { Id } from '@kervan/domain/values/id.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WithCompany } from '#features/company/company-cache.ts'
import { offerId } from '#features/quotes/offer-id.ts'
import { offerPdf } from '#features/quotes/offer-pdf/offer-pdf.ts'
import { recordQuoteEvent } from '#features/quotes/quote-events.ts'
import { recordViewed } from '#features/quotes/view-offer.ts'
import { mayWrite } from '#spine/database/act-as.ts'
import { asAttachment, asInline } from '#spine/http/attachment.ts'
import type { Services } from '#spine/http/call.ts'
import { answerProblem } from '#spine/http/problem-answer.ts'
import type { ReadSession } from '#spine/http/session.ts'

type Parts = { services: Services & WithCompany; readSession: ReadSession }
type Route = { Params: { id: string }; Querystring: { surface?: unknown; download?: unknown } }

export function registerOfferPdf(app: FastifyInstance, { services, readSession }: Parts): void {
  app.get<Route>(
    '/api/offers/:id/pdf',
    { compress: false, config: { measuredAs: 'GET /api/offers/{id}/pdf' } },
    async (request, reply) => {
      const { surface, download } = request.query
      // A link sends no headers of ours, so that its address names the surface.
      const { actor, person } = await readSession(
        isSurface(surface) ? surface : 'portal',
        request.headers.cookie,
      )
      if (!person) return answerProblem(request, reply, 'UNAUTHORIZED')
      const id = Id.safeParse(request.params.id)
      const [quote] = id.success ? await services.readAs(actor, (db) => offerId(db, id.data)) : []
      const body = quote && (await offerPdf(services, actor, quote))
      if (!body) return answerProblem(request, reply, 'NOT_FOUND')
      if (mayEnter('customer', person.role) && mayWrite(actor) && isOpening(request))
        await services.actAs(actor, async (tx) => {
          await recordViewed(tx, services, quote.id, { person, address: request.ip })
          recordQuoteEvent(tx, quote.id, 'downloaded', person, { ip_address: request.ip })
        })
      const name = `Teklif ${offerNumber(quote).replace('Rev. ', 'Rev ')}.pdf`
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', download === undefined ? asInline(name) : asAttachment(name))
        .header('content-length', body.length)
        .type('application/pdf')
        .send(body)
    },
  )
}

/** Not what a browser or a program fetches ahead of its person. */
function isOpening({ method, headers }: FastifyRequest): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''} ${headers['x-moz'] ?? ''}`
  return method === 'GET' && !/prefetch|prerender|preview/i.test(purpose)
}
