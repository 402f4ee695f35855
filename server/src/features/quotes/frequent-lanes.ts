/** The lanes that the office's list of quotes can be filtered by: the most frequent ones of the latest quotes. */
import { compareTurkish } from '@kervan/domain/values/turkish-text.ts'
import type { SignedInCall } from '#spine/http/call.ts'

type Lane = { pol: string; pod: string }

/** Of the latest alone, so that it takes no longer as the years go by. */
const read = `
  select pol, pod from (select pol, pod from quotes order by id desc limit 5000) as latest
  where pol <> '' and pod <> '' group by pol, pod order by count(*) desc, pol, pod limit 100`

export async function frequentLanes({ services, actor }: SignedInCall): Promise<Lane[]> {
  const lanes = await services.readAs(actor, (_, query) => query<Lane>(read, []))
  return lanes.sort((one, other) => compareTurkish(one.pol, other.pol) || compareTurkish(one.pod, other.pod))
}
