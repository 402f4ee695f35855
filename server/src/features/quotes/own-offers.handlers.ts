/** Handlers of the contract of a customer's own offers. */
import { ownOffersContract } from '@kervan/domain/quotes/own-offers.contract.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { offerCounts, offerList } from '#features/quotes/offers.list.ts'
import { readAcceptance } from '#features/quotes/read-acceptance.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import { pageFor, queryFor } from '#spine/lists/page-for.ts'

const api = implementContract<typeof ownOffersContract, WithCompany>(ownOffersContract)

export const ownOffersHandlers = {
  list: api.list.handler(({ input, context }) => pageFor(context, offerList, input)),
  counts: api.counts.handler(({ context }) => offerCounts(queryFor(context), context.person.id)),
  evidence: api.evidence.handler(async ({ input, context: { services, actor }, errors }) => {
    const found = await services.actAs(actor, (tx) => readAcceptance(tx.db, input.id))
    if (!found) throw errors.NOT_FOUND()
    return found
  }),
}
