/** Answers of the quotes contract. */
import { api } from '#procedures.ts'
import { refuseQuote } from '#quotes/answer-quote.ts'
import { createOrder } from '#quotes/create-order.ts'
import { priceBand } from '#quotes/price-band.ts'

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
