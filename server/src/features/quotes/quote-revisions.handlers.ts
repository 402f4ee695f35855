/** Handlers of revisions, for staff and for customers. */
import {
  offerRevisionsContract,
  quoteRevisionsContract,
} from '@kervan/domain/quotes/quote-revisions.contract.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import {
  differenceForCustomer,
  differenceForStaff,
  revisionsForCustomer,
  revisionsForStaff,
} from '#features/quotes/quote-difference.ts'
import { reviseQuote } from '#features/quotes/revise-quote.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const staff = implementContract<typeof quoteRevisionsContract, WithCompany>(quoteRevisionsContract)
const customer = implementContract(offerRevisionsContract)

export const quoteRevisionsHandlers = {
  revise: staff.revise.handler(({ input, context }) => reviseQuote(context, input)),
  list: staff.list.handler(async ({ input, context: { services, actor }, errors }) => {
    const revisions = await services.readAs(actor, (db) => revisionsForStaff(db, input.id))
    if (revisions.length === 0) throw errors.NOT_FOUND()
    return { revisions }
  }),
  difference: staff.difference.handler(({ input, context: { services, actor } }) =>
    services.actAs(actor, (tx) => differenceForStaff(tx.db, input)),
  ),
}

export const offerRevisionsHandlers = {
  revisions: customer.revisions.handler(async ({ input, context: { services, actor }, errors }) => {
    const revisions = await services.readAs(actor, (db) => revisionsForCustomer(db, input.id))
    if (revisions.length === 0) throw errors.NOT_FOUND()
    return { revisions }
  }),
  difference: customer.difference.handler(({ input, context: { services, actor } }) =>
    services.actAs(actor, (tx) => differenceForCustomer(tx.db, input)),
  ),
}
