/** Handlers of corrected places and lanes. The database audits every change. */
import { type CorrectedLane, placeCorrectionsContract } from '@kervan/domain/places/corrections.contract.ts'
import { findCountry } from '@kervan/domain/places/country.ts'
import { placesChanged } from '@kervan/domain/places/places.events.ts'
import { correctablePlaces, correctPlace, resetPlace } from '#features/places/correct-places.ts'
import { laneCorrections } from '#features/places/lane-corrections.table.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import type { Services } from '#spine/http/call.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract(placeCorrectionsContract)

const announce = (tx: Transaction, services: Pick<Services, 'emit'>) =>
  services.emit(tx, placesChanged, ['staff'], {})

const nameOf = (code: string) => findCountry(code)?.name ?? code

function laneOf({ one_country, other_country, ...lane }: typeof laneCorrections.$inferSelect): CorrectedLane {
  const { id, shipment_type, soonest_days, latest_days } = lane
  // Türkiye first, where one of them is.
  const [from, to] = other_country === 'TR' ? [other_country, one_country] : [one_country, other_country]
  return { id, shipment_type, from_country: nameOf(from), to_country: nameOf(to), soonest_days, latest_days }
}

export const placeCorrectionsHandlers = {
  list: api.list.handler(({ input, context: { services, actor } }) =>
    services.actAs(actor, async ({ db }) => ({ places: await correctablePlaces(db, input.search) })),
  ),
  save: api.save.handler(({ input: { code, ...form }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      const saved = await correctPlace(tx, code, form)
      if (saved === 'NOT_FOUND') throw errors.NOT_FOUND()
      if (saved === 'WRONG_GATEWAY') throw errors.WRONG_GATEWAY()
      await announce(tx, services)
      return saved
    }),
  ),
  reset: api.reset.handler(({ input: { code }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      const place = await resetPlace(tx, code)
      if (!place) throw errors.NOT_FOUND()
      await announce(tx, services)
      return place
    }),
  ),
  listLanes: api.listLanes.handler(async ({ context: { services, actor } }) => {
    const rows = await services.readAs(actor, (db) => db.select().from(laneCorrections))
    const lanes = rows.map(laneOf)
    return { lanes: lanes.sort((a, b) => a.to_country.localeCompare(b.to_country, 'tr')) }
  }),
  saveLane: api.saveLane.handler(({ input, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      const { from_country, to_country, ...lane } = input
      const [from, to] = [findCountry(from_country)?.code, findCountry(to_country)?.code]
      if (!from || !to) throw errors.NOT_FOUND()
      const [one_country = from, other_country = to] = [from, to].sort()
      const [row] = await tx.db
        .insert(laneCorrections)
        .values({ ...lane, one_country, other_country })
        .onConflictDoUpdate({
          target: [laneCorrections.shipment_type, laneCorrections.one_country, laneCorrections.other_country],
          set: { soonest_days: lane.soonest_days, latest_days: lane.latest_days, updated_at: sql`now()` },
        })
        .returning()
      if (!row) throw new Error('The lane was not saved.')
      await announce(tx, services)
      return laneOf(row)
    }),
  ),
  removeLane: api.removeLane.handler(({ input: { id }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      const removed = await tx.db
        .delete(laneCorrections)
        .where(eq(laneCorrections.id, id))
        .returning({ id: laneCorrections.id })
      if (removed.length === 0) throw errors.NOT_FOUND()
      await announce(tx, services)
      return { done: true as const }
    }),
  ),
}
