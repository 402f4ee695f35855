/** The lanes that the office's list of shipments can be filtered by: the most frequent ones of the latest shipments. */
import { compareTurkish } from '@kervan/domain/values/turkish-text.ts'
import type { SignedInCall } from '#spine/http/call.ts'

type Lane = { origin: string; destination: string }

/** Of the latest alone, so that it takes no longer as the years go by. */
const read = `
  select origin_city as origin, destination_city as destination
  from (select origin_city, destination_city from shipments order by id desc limit 5000) as latest
  where origin_city <> '' and destination_city <> ''
  group by origin_city, destination_city order by count(*) desc, origin_city, destination_city limit 100`

export async function shipmentLanes({ services, actor }: SignedInCall): Promise<Lane[]> {
  const lanes = await services.readAs(actor, (_, query) => query<Lane>(read, []))
  return lanes.sort(
    (one, other) =>
      compareTurkish(one.origin, other.origin) || compareTurkish(one.destination, other.destination),
  )
}
