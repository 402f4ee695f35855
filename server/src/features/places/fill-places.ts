/** Brings the shipped list of places into the table at each start; what is known of their use since stays. */

import { curatedPlaces } from '@kervan/domain/places/curated-places.ts'
import { sql } from 'drizzle-orm'
import { type ActAs, system } from '#spine/database/act-as.ts'

/** One parameter for all of them: every start does this, and some four thousand parameters would take longer than the work. */
export async function fillPlaces(actAs: ActAs): Promise<void> {
  await actAs(system, (tx) =>
    tx.db.execute(sql`
      insert into places (code, name, aliases, country_code, kinds, iata, latitude, longitude, rank)
      select code, name, aliases, country_code, kinds, iata, latitude, longitude, rank
      from jsonb_to_recordset(${JSON.stringify(curatedPlaces)}::jsonb) as line (
        code text, name text, aliases text[], country_code text, kinds text[], iata text,
        latitude double precision, longitude double precision, rank integer
      )
      where not exists (select from places known where known.code = line.code)
      on conflict do nothing
    `),
  )
}
