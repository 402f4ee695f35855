/** The built-in source of a demo: its news take the same way as those of a carrier. */
import { type Carried, demoNews } from '@kervan/domain/tracking/demo-carrier.ts'
import { type CarrierSource, mostAskedAtOnce } from '#features/tracking/carrier-source.ts'
import { recordEvents } from '#features/tracking/record-events.ts'
import { isoOf, storedEvents } from '#features/tracking/tracking.queries.ts'
import { system } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type Parts = Pick<Services, 'actAs' | 'emit'>

/** Whoever asks sees something happen: these many move on by a step even if it is not time yet. */
const hurried = 3

export function createBuiltInSource(parts: Parts): CarrierSource {
  return {
    choose: async (shipmentIds) => shipmentIds.slice(0, mostAskedAtOnce),
    async ask(shipmentIds) {
      let news = 0
      for (const [index, id] of shipmentIds.entries())
        news += await tell(parts, id, { hurry: index < hurried })
      return { asked: shipmentIds.length, news }
    },
  }
}

/** What has become due by the clock. */
export async function moveDemoShipments(parts: Parts, signal?: AbortSignal): Promise<number> {
  const ids = await parts.actAs(system, (tx) =>
    tx.asSystem<{ id: string }>(
      `select id from shipments where status in ('preparing', 'in_transit', 'customs') order by id`,
      [],
    ),
  )
  let news = 0
  for (const { id } of ids) {
    if (signal?.aborted) break
    news += await tell(parts, id)
  }
  return news
}

async function tell({ actAs, emit }: Parts, id: string, how: { hurry?: boolean } = {}): Promise<number> {
  return actAs(system, async (tx) => {
    const [shipment] = await tx.asSystem<Carried>(
      `select id, shipment_type, origin_code, origin_city, origin_country, destination_code, destination_city, destination_country,
         container_numbers as containers, ${isoOf('promised_at')}
       from shipments where id = $1 for update`,
      [id],
    )
    if (!shipment) return 0
    const news = demoNews(shipment, await storedEvents(tx, id), new Date().toISOString(), how)
    return news.length > 0 ? recordEvents(tx, { emit }, id, news) : 0
  })
}
