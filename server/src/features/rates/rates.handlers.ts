/** Handlers of the rates contract. */

import { ratesContract } from '@kervan/domain/rates/rates.contract.ts'
import { enterRate } from '#features/rates/enter-rate.ts'
import { RateFeedError, type WithRateFeed } from '#features/rates/rate-feed.ts'
import { newestBulletins, ratesOn } from '#features/rates/rates.queries.ts'
import { refreshRates } from '#features/rates/refresh-rates.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof ratesContract, WithRateFeed>(ratesContract)

export const ratesHandlers = {
  get: api.get.handler(({ context: { services, actor } }) =>
    services.actAs(actor, async (tx) => ({
      current: await ratesOn(tx.db),
      bulletins: await newestBulletins(tx.db),
      is_refreshed: services.rateFeed !== undefined,
    })),
  ),
  enter: api.enter.handler(({ input, context }) => enterRate(context, input)),
  refresh: api.refresh.handler(async ({ context: { services, log } }) => {
    const { rateFeed } = services
    const nothing = { date: null, bulletin_no: null }
    if (!rateFeed) return { outcome: 'off', ...nothing }
    try {
      return await refreshRates({ ...services, rateFeed })
    } catch (error) {
      if (!(error instanceof RateFeedError)) throw error
      log.warn({ err: error }, 'the rates could not be refreshed; the last stored ones stay in use')
      return { outcome: 'failed', ...nothing }
    }
  }),
}
