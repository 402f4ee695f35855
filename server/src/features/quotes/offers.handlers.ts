/** Handlers of the offers contract. */
import { offersContract } from '@kervan/domain/quotes/offers.contract.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { offerHistory } from '#features/quotes/offer-history.ts'
import { offerId } from '#features/quotes/offer-id.ts'
import { readOffer } from '#features/quotes/read-offer.ts'
import { recordViewed } from '#features/quotes/view-offer.ts'
import { mayWrite } from '#spine/database/act-as.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof offersContract, WithCompany>(offersContract)

export const offersHandlers = {
  get: api.get.handler(async ({ input, context: { services, actor }, errors }) => {
    const [offer, { bank_lines }] = await Promise.all([
      services.actAs(actor, async (tx) => {
        const [found] = await offerId(tx.db, input.id)
        return found && readOffer(tx.db, found.id)
      }),
      services.company.get(),
    ])
    if (!offer) throw errors.NOT_FOUND()
    return { ...offer, bank_lines }
  }),
  history: api.history.handler(async ({ input, context: { services, actor }, errors }) => {
    const offers = await services.actAs(actor, (tx) => offerHistory(tx.db, input.id))
    if (!offers) throw errors.NOT_FOUND()
    return { offers }
  }),
  view: api.view.handler(async ({ input, context: { services, actor, person, browser }, errors }) => {
    await services.actAs(actor, async (tx) => {
      const [found] = await offerId(tx.db, input.id)
      if (!found) throw errors.NOT_FOUND()
      if (mayWrite(actor)) await recordViewed(tx, services, found.id, { person, address: browser.address })
    })
    return { ok: true as const }
  }),
}
