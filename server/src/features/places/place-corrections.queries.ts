/** Reads what admins have corrected, for whoever suggests or estimates: a few rows, read anew each time, so that a correction holds at once. */
import { type CorrectedMode, laneKey, type PlaceCorrections } from '@kervan/domain/places/corrections.ts'
import type { PortService } from '@kervan/domain/places/gateways/port-services.ts'
import type { Db } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'

type Row = {
  places: {
    code: string
    ports: string[] | null
    airports: string[] | null
    services: PortService[] | null
    air_cargo: boolean | null
  }[]
  lanes: {
    shipment_type: CorrectedMode
    one_country: string
    other_country: string
    soonest_days: number
    latest_days: number
  }[]
}

export async function placeCorrections(db: Db): Promise<PlaceCorrections> {
  const { rows } = await db.execute<Row>(sql`
    select coalesce((select json_agg(p) from place_corrections p), '[]') as places,
      coalesce((select json_agg(l) from lane_corrections l), '[]') as lanes`)
  const { places, lanes } = rows[0] ?? { places: [], lanes: [] }
  const byCode = <Key extends 'ports' | 'airports' | 'services' | 'air_cargo'>(key: Key) =>
    new Map(
      places.flatMap((place) => {
        const value = place[key]
        return value === null ? [] : [[place.code, value as NonNullable<Row['places'][number][Key]>] as const]
      }),
    )
  return {
    ports: byCode('ports'),
    airports: byCode('airports'),
    services: byCode('services'),
    airCargo: byCode('air_cargo'),
    lanes: new Map(
      lanes.map((lane) => [
        laneKey(lane.shipment_type, lane.one_country, lane.other_country),
        [lane.soonest_days, lane.latest_days] as const,
      ]),
    ),
  }
}
