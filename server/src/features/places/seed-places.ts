/** Adds the shipped places that the table does not have yet, and the airport of a town that had none; all else of existing rows stays as it is. */

import { curatedPlaces } from '@kervan/domain/places/curated-places.ts'
import { type ActAs, system } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'

/** All places are one parameter, since this runs at every start and thousands of parameters would be slow. */
export async function seedPlaces(actAs: ActAs): Promise<void> {
  await actAs(system, (tx) =>
    tx.db.execute(sql`
      with shipped as (
        select * from jsonb_to_recordset(${JSON.stringify(curatedPlaces)}::jsonb) as shipped (
          code text, name text, aliases text[], country_code text, kinds text[], iata text,
          latitude double precision, longitude double precision, rank integer
        )
      ),
      learnt as (
        update places set kinds = array_append(places.kinds, 'airport'), iata = shipped.iata
        from shipped where shipped.code = places.code and shipped.iata is not null and places.iata is null
          and 'airport' <> all (places.kinds)
      )
      insert into places (code, name, aliases, country_code, kinds, iata, latitude, longitude, rank)
      select code, name, aliases, country_code, kinds, iata, latitude, longitude, rank from shipped
      where not exists (select from places known where known.code = shipped.code)
      on conflict do nothing
    `),
  )
}
