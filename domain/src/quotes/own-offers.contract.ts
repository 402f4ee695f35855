/** A customer's own offers: the list, and what proves an acceptance. Accepting one starts a shipment: see shipments. Questions about one are messages: see chat. */
import { customerProcedure, personProcedure } from '#procedure.ts'
import { Acceptance } from '#quotes/acceptance.ts'
import { OfferSummary } from '#quotes/offer.ts'
import { offerGroupWords } from '#quotes/offer-state.ts'
import { quoteProblems } from '#quotes/quotes.copy.ts'
import { keysOf } from '#requests/request-options.ts'
import { choice } from '#values/field.ts'
import { Id } from '#values/id.ts'
import { countOf, listInput, pageOf } from '#values/list.ts'
import { z } from '#z.ts'

const tags = ['Teklifler']
const missing = { NOT_FOUND: quoteProblems.NOT_FOUND }
const ofOffer = z.object({ id: Id.describe('Teklifin kimliği') })

export const OfferListInput = listInput(['sent'], '-sent').extend({
  group: choice(keysOf(offerGroupWords), 'Yalnızca bu durumdakiler').optional(),
})
export type OfferListInput = z.output<typeof OfferListInput>

/** How many offers each filter shows. */
export const OfferCounts = z.object({
  total: countOf('Hepsi, yenilenenler dışında', 14),
  waiting: countOf('Yanıt bekleyen', 2),
  revision: countOf('Revize istenen', 1),
  accepted: countOf('Onaylanan', 8),
  rejected: countOf('Reddedilen', 2),
  expired: countOf('Süresi dolan', 1),
  superseded: countOf('Yerine yenisi gelen', 3),
})
export type OfferCounts = z.output<typeof OfferCounts>

export const ownOffersContract = {
  list: customerProcedure
    .route({
      method: 'GET',
      path: '/offers',
      tags,
      summary: 'Tekliflerim',
      description:
        'Müşteriye gönderilmiş teklifler, en son gönderilen başta. Yerine yenisi gelenler yalnız istenirse gösterilir.',
      successDescription: 'Tekliflerin bir sayfası',
    })
    .input(OfferListInput)
    .output(pageOf(OfferSummary)),
  counts: customerProcedure
    .route({
      method: 'GET',
      path: '/offers/counts',
      tags,
      summary: 'Teklif sayılarım',
      description: 'Listenin her süzgecinde kaç teklif olduğu.',
      successDescription: 'Durumlara göre sayılar',
    })
    .output(OfferCounts),
  evidence: personProcedure
    .route({
      method: 'GET',
      path: '/offers/{id}/evidence',
      tags,
      summary: 'Onayın kanıtı',
      description:
        'Kabul edilmiş bir teklifi kimin, ne zaman, nereden, hangi belge ve hangi seçeneklerle onayladığı.',
      successDescription: 'Onayın kaydı',
    })
    .errors(missing)
    .input(ofOffer)
    .output(Acceptance),
}
