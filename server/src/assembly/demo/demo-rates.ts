/** Stores the demo world's invented exchange rates, as far back as its quotes go; each start adds the days that are missing. */
import { ratedCurrencies } from '@kervan/domain/rates/rate-source.ts'
import { inventedBulletinDays, inventedRate, publishedAt } from '#assembly/demo/history/invented-rates.ts'
import { type NewBulletin, storeBulletins } from '#features/rates/store-bulletins.ts'
import { type ActAs, system } from '#spine/database/act-as.ts'

const daysBack = 14 * 31

export async function createDemoRates(actAs: ActAs, now: Date): Promise<void> {
  const from = new Date(now.getTime() - daysBack * 86_400_000)
  const bulletins = inventedBulletinDays(from, now).map(
    (date): NewBulletin => ({
      source: 'demo',
      date,
      stored_at: publishedAt(date).toISOString(),
      rates: ratedCurrencies.map((currency) => ({ currency, ...inventedRate(currency, date) })),
    }),
  )
  await actAs(system, (tx) => storeBulletins(tx, bulletins))
}
