/** Handlers of price help. */
import { priceHelpContract } from '@kervan/domain/quotes/price-help.contract.ts'
import { readPriceHelp } from '#features/quotes/price-help.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract(priceHelpContract)

export const priceHelpHandlers = {
  priceHelp: api.priceHelp.handler(async ({ input, context: { services, actor }, errors }) => {
    const help = await services.actAs(actor, (tx) => readPriceHelp(tx, input.id))
    if (!help) throw errors.NOT_FOUND()
    return help
  }),
}
