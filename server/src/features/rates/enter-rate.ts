/** An admin enters a rate by hand: a bulletin of its own, with who and why. */
import { perOneUnit } from '@kervan/domain/rates/per-one-unit.ts'
import type { CurrentRate, RateEntry } from '@kervan/domain/rates/rates.contract.ts'
import { rateProblems } from '@kervan/domain/rates/rates.copy.ts'
import { ratesChanged } from '@kervan/domain/rates/rates.events.ts'
import { isUnusualRate } from '@kervan/domain/rates/rates.policy.ts'
import { ORPCError } from '@orpc/server'
import { rateBulletins } from '#features/rates/rate-bulletins.table.ts'
import { ratesOn, today } from '#features/rates/rates.queries.ts'
import { rates } from '#features/rates/rates.table.ts'
import { newId } from '#spine/database/new-id.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

export function enterRate(context: SignedInCall, entry: RateEntry): Promise<CurrentRate> {
  const { services, person } = context
  return createOnce(context, entry, async (tx) => {
    const date = today()
    const known = (await ratesOn(tx.db, date)).find(({ currency }) => currency === entry.currency)
    if (known && !entry.is_confirmed && isUnusualRate(entry.rate, known.buying))
      throw new ORPCError('RATE_UNUSUAL', { ...rateProblems.RATE_UNUSUAL, data: { known: known.buying } })
    const [id, stored_at] = [newId(), new Date().toISOString()]
    const origin = {
      source: 'manual' as const,
      date,
      entered_by: person.full_name,
      note: entry.note,
      stored_at,
    }
    const price = {
      currency: entry.currency,
      buying: perOneUnit(entry.rate, '1') ?? entry.rate,
      selling: null,
    }
    await tx.db.insert(rateBulletins).values({ id, ...origin })
    await tx.db.insert(rates).values({ bulletin_id: id, ...price })
    await services.emit(tx, ratesChanged, ['staff'], { source: 'manual', date, bulletin_id: id })
    return { ...price, ...origin, bulletin_no: null }
  })
}
