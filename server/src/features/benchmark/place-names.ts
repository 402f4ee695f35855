/** What the places are called that stand in quotes or shipments of a time, by how they are written there. */
import { placeCalled } from '#features/benchmark/lane-places.ts'
import type { Transaction } from '#spine/database/act-as.ts'

const written = {
  quotes: `select pol as place from quotes where sent_at >= $1 or answered_at >= $1
    union select pod from quotes where sent_at >= $1 or answered_at >= $1`,
  shipments: `select origin_city as place from shipments where delivered_at >= $1
    union select destination_city from shipments where delivered_at >= $1`,
}

/** As JSON, for joining. Places without a name are on no lane. */
export async function placeNames(tx: Transaction, of: keyof typeof written, since: string): Promise<string> {
  const rows = await tx.asSystem<{ place: string }>(written[of], [since])
  return JSON.stringify(
    Object.fromEntries(rows.flatMap(({ place }) => (place.trim() ? [[place, placeCalled(place)]] : []))),
  )
}
