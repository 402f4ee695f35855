/** Adds the shipped places that the table does not have yet; existing rows stay unchanged. */

import { curatedPlaces } from '@kervan/domain/places/curated-places.ts'
import { type ActAs, system } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'

/** All places are one parameter, since this runs at every start and thousands of parameters would be slow. */
export async function seedPlaces(actAs: ActAs): Promise<void> {
  await actAs(system, (tx) =>
    tx.db.execute(sql`
      insert into places (code, name, aliases, country_code, kinds, iata, latitude, longitude, rank)
      select code, name, aliases, country_code, kinds, iata, latitude, longitude, rank
      from jsonb_to_recordset(${JSON.stringify(curatedPlaces)}::jsonb) as shipped (
        code text, name text, aliases text[], country_code text, kinds text[], iata text,
        latitude double precision, longitude double precision, rank integer
      )
      where not exists (select from places known where known.code = shipped.code)
      on conflict do nothing
    `),
  )
}
