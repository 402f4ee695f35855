/** Handlers of the quotes contract. */

import { quotesContract } from '@kervan/domain/quotes/quotes.contract.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { refuseQuote } from '#features/quotes/answer-quote.ts'
import { createOrder } from '#features/quotes/create-order.ts'
import type { WithMailPreference } from '#features/quotes/mail-customer.ts'
import { priceBand } from '#features/quotes/price-band.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof quotesContract, WithCompany & WithMailPreference>(quotesContract)

export const quotesHandlers = {
  createOrder: api.createOrder.handler(({ input, context }) => createOrder(context, input)),
  reject: api.reject.handler(({ input, context }) => refuseQuote(context, 'reject', input)),
  revise: api.revise.handler(({ input, context }) => refuseQuote(context, 'revise', input)),
  priceBand: api.priceBand.handler(async ({ input, context }) => ({
    band: await priceBand(context.services.readAs, {
      ...input,
      ...(context.person && { customer_id: context.person.id }),
    }),
  })),
}
