/** Fetches the central bank's newest bulletin and stores it, unless it is known already. */
import type { Refreshed } from '@kervan/domain/rates/rates.contract.ts'
import { ratesChanged } from '@kervan/domain/rates/rates.events.ts'
import type { RateFeed } from '#features/rates/rate-feed.ts'
import { newestOfBank, today } from '#features/rates/rates.queries.ts'
import { storeBulletins } from '#features/rates/store-bulletins.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

export type RefreshParts = Pick<Services, 'actAs' | 'readAs' | 'emit'> & { rateFeed: RateFeed }

export async function refreshRates(
  { actAs, readAs, emit, rateFeed }: RefreshParts,
  signal?: AbortSignal,
  day: string = today(),
): Promise<Refreshed> {
  const [known] = await readAs(system, newestOfBank)
  // There is one bulletin a day.
  if (known && known.date >= day) return { outcome: 'known', ...known }
  // No connection is held while the feed is asked.
  const { rates, raw, date, bulletin_no } = await rateFeed(day, signal)
  return actAs(system, async (tx) => {
    const [bulletin_id] = await storeBulletins(tx, [{ source: 'tcmb', date, bulletin_no, raw, rates }])
    if (bulletin_id) await emit(tx, ratesChanged, ['staff'], { source: 'tcmb', date, bulletin_id })
    return { outcome: bulletin_id ? 'stored' : 'known', date, bulletin_no }
  })
}
