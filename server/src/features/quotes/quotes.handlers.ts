/** Answers of the quotes contract. */

import { refuseQuote } from '#features/quotes/answer-quote.ts'
import { createOrder } from '#features/quotes/create-order.ts'
import { priceBand } from '#features/quotes/price-band.ts'
import { api } from '#spine/http/procedures.ts'

export const quotesHandlers = {
  createOrder: api.quotes.createOrder.handler(({ input, context }) => createOrder(context, input)),
  reject: api.quotes.reject.handler(({ input, context }) => refuseQuote(context, 'reject', input)),
  revise: api.quotes.revise.handler(({ input, context }) => refuseQuote(context, 'revise', input)),
  priceBand: api.quotes.priceBand.handler(async ({ input, context }) => ({
    band: await priceBand(context.services.readAs, {
      ...input,
      ...(context.person && { customer_id: context.person.id }),
    }),
  })),
}
