/** What a link shows of a shipment to whoever has it. There is no session: the link is checked on each call. */
import { deriveState } from '@kervan/domain/tracking/derive-state.ts'
import { deriveTracking } from '@kervan/domain/tracking/derive-tracking.ts'
import { drawRoute } from '@kervan/domain/tracking/drawn-route.ts'
import type { Followed } from '@kervan/domain/tracking/followed-shipment.ts'
import { journeySteps } from '@kervan/domain/tracking/journey-steps.ts'
import { missedArrival } from '@kervan/domain/tracking/overdue.ts'
import { routeAnswer } from '@kervan/domain/tracking/route-answer.ts'
import type { SharedShipment } from '@kervan/domain/tracking/share-links.contract.ts'
import { currentEvents, type TrackingEvent } from '@kervan/domain/tracking/tracking-event.ts'
import { describeDevice } from '#features/auth/device.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { readLateAfterHours } from '#features/tracking/read-late-after-hours.ts'
import { announceLinks, type WithShareLinks } from '#features/tracking/share-links.ts'
import { eventsOf, followedShipment, isoOf } from '#features/tracking/tracking.queries.ts'
import { type Db, system } from '#spine/database/act-as.ts'
import { eq } from '#spine/database/drizzle.ts'
import type { Services } from '#spine/http/call.ts'

type Parts = Pick<Services, 'actAs' | 'emit' | 'limits'> & WithShareLinks
type Link = { id: string; shipment_id: string; customer_id: string; expires_at: string }
type Visitor = { network: string; userAgent: string | null }

const findLink = `select id, shipment_id, customer_id, ${isoOf('expires_at')} from share_links
  where id = $1 and revoked_at is null and expires_at > now()`
const noteVisit = `insert into share_visits (link_id, customer_id, device)
  select id, customer_id, $2 from share_links l where id = $1
    and not exists (select from share_visits v where v.link_id = l.id and v.device = $2 and v.visited_at > now() - interval '1 hour') returning id`

/** Undefined where the link does not work any more. */
export async function openSharedShipment(
  { actAs, emit, limits, shareLinkIds }: Parts,
  { token, again }: { token: string; again: boolean },
  { network, userAgent }: Visitor,
): Promise<SharedShipment | undefined> {
  const id = shareLinkIds.idIn(token)
  if (!id) return undefined
  // Each network by itself: a link may be given to many who keep it open.
  await limits.shareLink(`${id} ${network}`)
  return actAs(system, async (tx) => {
    const [link] = await tx.asSystem<Link>(findLink, [id])
    if (!link) return undefined
    // A page that stays open asks again and again; it was opened once.
    const noted = again ? [] : await tx.asSystem(noteVisit, [id, describeDevice(userAgent).device])
    if (noted.length > 0) await announceLinks(tx, { emit }, link)
    const [[shipment], [followed], told, hours] = await Promise.all([
      shownOf(tx.db, link.shipment_id),
      followedShipment(tx.db, link.shipment_id),
      eventsOf(tx.db, link.shipment_id),
      readLateAfterHours(tx),
    ])
    if (!shipment || !followed) return undefined
    const route = routeAnswer(drawRoute(followed, told, new Date().toISOString()))
    const publicPlace = publicPlaces(followed, told)
    const { because } = deriveTracking(followed, told, hours)
    return {
      ...shipment,
      current_location: publicPlace(shipment.current_location),
      delay_reason: because.delay.some(isTyped) ? '' : shipment.delay_reason,
      missed_arrival: missedArrival(followed, deriveState(followed, told), hours, new Date()),
      expires_at: link.expires_at,
      journey: journeySteps(followed, told).map((step) => ({
        ...step,
        place_name: publicPlace(step.place_name),
      })),
      events: currentEvents(told)
        .reverse()
        .map(({ id: event, kind, certainty, happened_at, place_name, container_number, status }) => ({
          id: event,
          kind,
          certainty,
          happened_at,
          place_name: publicPlace(place_name),
          container_number,
          status,
          counts: true,
        })),
      route: {
        shipment_id: link.shipment_id,
        shipment_type: shipment.shipment_type,
        ...route,
        stops: route.stops.filter(({ name }) => publicPlace(name) === name),
      },
    }
  })
}

/** What a driver types, or a file says, may be a name or a street: of places only those are shown that we or somebody else know. */
function publicPlaces(
  { origin_city, destination_city }: Followed,
  told: readonly TrackingEvent[],
): (name: string) => string {
  const isTypedPlace = ({ source, place_code }: TrackingEvent) =>
    place_code === '' && (source === 'driver' || source === 'csv')
  const nameOf = ({ place_name }: TrackingEvent) => place_name
  const known = new Set([
    ...[origin_city, destination_city],
    ...told.filter((event) => !isTypedPlace(event)).map(nameOf),
  ])
  const typed = new Set(told.filter(isTypedPlace).map(nameOf))
  return (name) => (typed.has(name) && !known.has(name) ? '' : name)
}

/** A person's words are for its customer, and may name others. */
const isTyped = ({ source, reason }: TrackingEvent): boolean =>
  reason !== '' && (source === 'staff' || source === 'driver' || source === 'csv')

const shownOf = (db: Db, id: string) =>
  db
    .select({
      shipment_number: shipments.shipment_number,
      shipment_type: shipments.shipment_type,
      status: shipments.status,
      delayed: shipments.delayed,
      delay_reason: shipments.delay_reason,
      customs_status: shipments.customs_status,
      origin_city: shipments.origin_city,
      origin_country: shipments.origin_country,
      destination_city: shipments.destination_city,
      destination_country: shipments.destination_country,
      container_numbers: shipments.container_numbers,
      current_location: shipments.current_location,
      eta: shipments.eta,
      delivered_at: shipments.delivered_at,
    })
    .from(shipments)
    .where(eq(shipments.id, id))
