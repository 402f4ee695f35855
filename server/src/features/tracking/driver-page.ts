/** What a driver reads and reports by their link. There is no session: the link is checked on each call. */
import { borderGate } from '@kervan/domain/places/border-gate.ts'
import { kindPressed } from '@kervan/domain/tracking/driver-link.ts'
import type { DriverPage, DriverReport } from '@kervan/domain/tracking/driver-links.contract.ts'
import { trackingMessagesChanged } from '@kervan/domain/tracking/tracking.events.ts'
import { nameOf, versionsInOrder } from '@kervan/domain/tracking/tracking-event.ts'
import type { WithDriverLinks } from '#features/tracking/driver-links.ts'
import {
  atOurClock,
  driverEvent,
  keptReport,
  newReports,
  type ReportingLink,
} from '#features/tracking/driver-report.ts'
import { keepMessages } from '#features/tracking/keep-messages.ts'
import { recordEvents } from '#features/tracking/record-events.ts'
import { lockShipment } from '#features/tracking/tell-by-hand.ts'
import { isoOf, type StoredEvent, storedEvents } from '#features/tracking/tracking.queries.ts'
import { system, type Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type Parts = Pick<Services, 'actAs' | 'emit' | 'limits'> & WithDriverLinks

/** Undefined where the link does not work any more. */
export function openDriverPage(parts: Parts, token: string): Promise<DriverPage | undefined> {
  return withLink(parts, token, async (tx, link) => {
    if (link.state !== 'open') return undefined
    await tx.asSystem('update driver_links set last_seen_at = now() where id = $1', [link.link_id])
    return pageOf(link, await reportsOf(tx, link))
  })
}

/** What comes by a link that was closed meanwhile is kept for staff: the driver cannot know that it was, and nothing is lost. */
export function reportByDriver(
  parts: Parts,
  token: string,
  { reports: sent, sent_at }: { reports: readonly DriverReport[]; sent_at?: string | undefined },
): Promise<DriverPage | 'closed' | undefined> {
  return withLink(parts, token, async (tx, link) => {
    const reports = atOurClock(sent, sent_at, Date.now())
    if (link.state !== 'open') {
      await keepForStaff(tx, parts, link, reports)
      return 'closed'
    }
    await lockShipment(tx, link.shipment_id)
    const news = newReports(link, reports, await storedEvents(tx, link.shipment_id))
    if (news.length > 0) await recordEvents(tx, parts, link.shipment_id, news)
    return pageOf(link, await reportsOf(tx, link))
  })
}

async function withLink<Answer>(
  { actAs, limits, driverLinkIds }: Parts,
  token: string,
  act: (tx: Transaction, link: ReportingLink) => Promise<Answer>,
): Promise<Answer | undefined> {
  const id = driverLinkIds.idIn(token)
  if (!id) return undefined
  await limits.driverLink(id)
  return actAs(system, async (tx) => {
    const [link] = await tx.asSystem<ReportingLink>(findLink, [id])
    return link && act(tx, link)
  })
}

const findLink = `
  select l.id as link_id, shipment_id, s.shipment_number, l.driver_name, l.plate, l.container_number, l.leg,
    case l.leg when 'from_terminal' then coalesce(to_port.name, s.destination_city) || ' terminali' else s.origin_city end as origin,
    case l.leg when 'to_terminal' then coalesce(from_port.name, s.origin_city) || ' terminali' else s.destination_city end as destination, s.origin_country, s.destination_country, s.origin_code, s.destination_code, ${isoOf('expires_at')}, ${isoOf('created_at')},
    case when l.revoked_at is not null then 'revoked' when l.expires_at <= now() then 'expired' else 'open' end as state
  from driver_links l
  join (select id as shipment_id, shipment_number, origin_city, destination_city, origin_country, destination_country,
    origin_code, destination_code from shipments) s using (shipment_id)
  left join places from_port on from_port.code = s.origin_code
  left join places to_port on to_port.code = s.destination_code
  where l.id = $1`

function pageOf(link: ReportingLink, reports: DriverReport[]): DriverPage {
  const {
    shipment_id,
    created_at,
    origin_country,
    destination_country,
    origin_code,
    destination_code,
    state,
    ...page
  } = link
  return {
    ...page,
    border:
      link.leg === 'whole'
        ? borderGate(origin_country, destination_country, [origin_code, destination_code])
        : '',
    reports,
  }
}

/** The latest word under each name, newest first. */
async function reportsOf(tx: Transaction, link: ReportingLink): Promise<DriverReport[]> {
  const told = (await storedEvents(tx, link.shipment_id)).filter((event) => isByLink(event, link))
  return [...Map.groupBy(told, nameOf).values()]
    .flatMap((words) => versionsInOrder(words).at(-1) ?? [])
    .map(({ source_event_id, kind, place_name, happened_at, retracted }) => ({
      id: source_event_id.slice(link.link_id.length + 1),
      kind: kindPressed(link.leg, kind),
      place: place_name,
      happened_at,
      retracted,
    }))
    .sort((a, b) =>
      a.happened_at < b.happened_at || (a.happened_at === b.happened_at && a.id > b.id) ? 1 : -1,
    )
}

const isByLink = ({ source, source_event_id }: StoredEvent, { link_id }: ReportingLink): boolean =>
  source === 'driver' && source_event_id.startsWith(`${link_id}/`)

/** Without what had come before the link was closed, and whose answer was lost. */
async function keepForStaff(
  tx: Transaction,
  { emit }: Pick<Services, 'emit'>,
  link: ReportingLink,
  reports: readonly DriverReport[],
): Promise<void> {
  const known = (await storedEvents(tx, link.shipment_id)).filter((event) => isByLink(event, link))
  const isKnown = (report: DriverReport) => {
    const event = driverEvent(link, report)
    return known.some((one) => nameOf(one) === nameOf(event) && one.retracted === event.retracted)
  }
  const news = reports.filter((report) => !isKnown(report))
  const kept = await keepMessages(
    tx,
    'driver',
    news.map((report) => keptReport(link, report)),
  )
  if (kept.length > 0) await emit(tx, trackingMessagesChanged, ['staff'], { kept })
}
