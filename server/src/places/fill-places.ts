/** Brings the shipped list of places into the table at each start; what is known of their use since stays. */
import { sql } from 'drizzle-orm'
import { type ActAs, system } from '#database/act-as.ts'
import { curatedPlaces } from '#places/curated-places.ts'
import { places } from '#places/places.table.ts'

export async function fillPlaces(actAs: ActAs): Promise<void> {
  await actAs(system, async (tx) => {
    const [known] = await tx.db.select({ count: sql<number>`count(*)::int` }).from(places)
    if (known && known.count >= curatedPlaces.length) return
    await tx.db
      .insert(places)
      .values([...curatedPlaces])
      .onConflictDoNothing()
  })
}
