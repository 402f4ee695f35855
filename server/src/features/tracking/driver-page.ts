/** What a driver reads and reports by their link. There is no session: the link is checked on each call. */
import { borderGate } from '@kervan/domain/places/border-gate.ts'
import type { DriverPage, DriverReport } from '@kervan/domain/tracking/driver-links.contract.ts'
import { plainEvent } from '@kervan/domain/tracking/told-message.ts'
import type { WithDriverLinks } from '#features/tracking/driver-links.ts'
import { type NewEvent, recordEvents } from '#features/tracking/record-events.ts'
import { isoOf } from '#features/tracking/tracking.queries.ts'
import { system, type Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type Parts = Pick<Services, 'actAs' | 'emit' | 'limits'> & WithDriverLinks

type Link = Omit<DriverPage, 'reports' | 'border'> & {
  shipment_id: string
  created_at: string
  origin_country: string
  destination_country: string
}

/** Undefined where the link does not work any more. */
export function openDriverPage(parts: Parts, token: string): Promise<DriverPage | undefined> {
  return withLink(parts, token, async (tx, link) => {
    await tx.asSystem('update driver_links set last_seen_at = now() where id = $1', [link.link_id])
  })
}

export function reportByDriver(
  parts: Parts,
  token: string,
  reports: readonly DriverReport[],
): Promise<DriverPage | undefined> {
  return withLink(parts, token, async (tx, link) => {
    await recordEvents(
      tx,
      parts,
      link.shipment_id,
      reports.map((report) => eventOf(link, report)),
    )
  })
}

async function withLink(
  { actAs, limits, driverLinkIds }: Parts,
  token: string,
  act: (tx: Transaction, link: Link) => Promise<void>,
): Promise<DriverPage | undefined> {
  const id = driverLinkIds.idIn(token)
  if (!id) return undefined
  await limits.driverLink(id)
  return actAs(system, async (tx) => {
    const [link] = await tx.asSystem<Link>(findLink, [id])
    if (!link) return undefined
    await act(tx, link)
    const { shipment_id, created_at, origin_country, destination_country, ...page } = link
    return {
      ...page,
      border: borderGate(origin_country, destination_country),
      reports: await tx.asSystem<DriverReport>(readReports, [shipment_id, `${id}/%`]),
    }
  })
}

const findLink = `
  select l.id as link_id, shipment_id, s.shipment_number, l.driver_name, l.plate, s.origin_city as origin,
    s.destination_city as destination, s.origin_country, s.destination_country, ${isoOf('expires_at')}, ${isoOf('created_at')}
  from driver_links l
  join (select id as shipment_id, shipment_number, origin_city, destination_city, origin_country, destination_country
    from shipments) s using (shipment_id)
  where l.id = $1 and l.revoked_at is null and l.expires_at > now()`

/** The latest word under each name. */
const readReports = `
  select * from (
    select distinct on (source_event_id) split_part(source_event_id, '/', 2) as id, kind, place_name as place, retracted,
      ${isoOf('happened_at')}
    from tracking_events where shipment_id = $1 and source = 'driver' and source_event_id like $2
    order by source_event_id, told_at desc, retracted desc, id desc
  ) reports order by happened_at desc, id`

/** A phone's clock may be wrong: nothing happens in the future, or long before the link was made. */
function eventOf({ link_id, driver_name, created_at }: Link, report: DriverReport): NewEvent {
  const earliest = Date.parse(created_at) - 7 * 86_400_000
  const at = Math.min(Math.max(Date.parse(report.happened_at), earliest), Date.now())
  const happened_at = new Date(at).toISOString()
  return {
    ...plainEvent,
    source: 'driver',
    source_event_id: `${link_id}/${report.id}`,
    // Taking it back is the later word of the two.
    told_at: report.retracted ? new Date(at + 1).toISOString() : happened_at,
    retracted: report.retracted,
    kind: report.kind,
    happened_at,
    place_name: report.place,
    actor_name: driver_name,
  }
}
