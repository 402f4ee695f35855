/** Stores the demo world's invented index tables; each start adds the weeks that are missing. */
import { insertAll } from '#assembly/demo/history/insert-all.ts'
import { inventedFigures, inventedMarketDays, inventedNotes } from '#assembly/demo/history/invented-market.ts'
import { type ActAs, system } from '#spine/database/act-as.ts'

const knownDays = 'select distinct day::text as day from market_figures'

export function createDemoMarket(actAs: ActAs, now: Date): Promise<void> {
  return actAs(system, async (tx) => {
    await tx.asSystem("select pg_advisory_xact_lock(hashtext('demo-market'))", [])
    const known = new Set((await tx.asSystem<{ day: string }>(knownDays, [])).map(({ day }) => day))
    const missing = inventedMarketDays(now).filter((day) => !known.has(day))
    await insertAll(tx, 'market_figures', inventedFigures(missing))
    if (known.size === 0) await insertAll(tx, 'market_notes', inventedNotes(now))
  })
}
