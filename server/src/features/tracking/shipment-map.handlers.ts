/** Handlers of the maps: the route of one shipment, and where the active ones are. */
import { mayEnter } from '@kervan/domain/access/roles.ts'
import type { StaffShipmentFilters } from '@kervan/domain/shipments/staff-shipments.ts'
import { drawRoute } from '@kervan/domain/tracking/drawn-route.ts'
import { laneAnswer, pointAnswer, routeAnswer } from '@kervan/domain/tracking/route-answer.ts'
import { shipmentMapContract } from '@kervan/domain/tracking/shipment-map.contract.ts'
import { toldOfContainer } from '@kervan/domain/tracking/tracking-event.ts'
import { staffShipmentList } from '#features/shipments/staff-shipments.list.ts'
import {
  activeShipments,
  eventsOf,
  eventsOfAll,
  followedShipment,
  mostOnMap,
} from '#features/tracking/tracking.queries.ts'
import { implementContract } from '#spine/http/implement-contract.ts'
import type { ListQuery } from '#spine/lists/list-query.ts'

const api = implementContract(shipmentMapContract)

export const shipmentMapHandlers = {
  route: api.route.handler(async ({ input, context, errors }) => {
    const [[shipment], told] = await context.services.actAs(context.actor, ({ db }) =>
      Promise.all([followedShipment(db, input.id), eventsOf(db, input.id)]),
    )
    if (!shipment) throw errors.NOT_FOUND()
    const { container } = input
    const now = new Date().toISOString()
    const route = container
      ? drawRoute({ ...shipment, containers: [container] }, toldOfContainer(told, container), now)
      : drawRoute(shipment, told, now)
    return { shipment_id: input.id, shipment_type: shipment.shipment_type, ...routeAnswer(route) }
  }),
  fleet: api.fleet.handler(async ({ input, context }) => {
    const { rows, told } = await context.services.actAs(context.actor, async (tx) => {
      const { db } = tx
      const isOffice = mayEnter('staff', context.actor.role)
      const ids = isOffice ? await idsOf(tx.query, context.person.id, input) : undefined
      const active = await activeShipments(db, ids)
      const shown = active.slice(0, mostOnMap)
      return {
        rows: active,
        told: Map.groupBy(
          await eventsOfAll(
            db,
            shown.map(({ id }) => id),
          ),
          ({ shipment_id }) => shipment_id,
        ),
      }
    })
    const now = new Date().toISOString()
    const lanes = new Map<string, number[][]>()
    const shown = rows.slice(0, mostOnMap).map(({ containers, promised_at, ...shipment }) => {
      const route = drawRoute({ ...shipment, containers, promised_at }, told.get(shipment.id) ?? [], now)
      const { shipment_type, origin_code, destination_code, ...seen } = shipment
      const lane = `${shipment_type} ${origin_code} ${destination_code}`
      if (route.legs.length > 0 && lanes.size < mostLanes && !lanes.has(lane))
        lanes.set(lane, laneAnswer(route.legs))
      return {
        ...seen,
        shipment_type,
        position: route.present && pointAnswer(route.present),
        estimated: route.present?.estimated ?? false,
        last_name: route.present?.last_name || shipment.current_location,
      }
    })
    return { shipments: shown, has_more: rows.length > mostOnMap, lanes: [...lanes.values()] }
  }),
}

/** Of the newest that the office's list shows with these filters; of what has ended none is active. */
async function idsOf(query: ListQuery, personId: string, input: StaffShipmentFilters): Promise<string[]> {
  const wanted = { status: 'active', ...input, sort: '-created', limit: mostOnMap + 1 } as const
  return (await staffShipmentList.page(query, personId, wanted)).items.map(({ id }) => id)
}

/** Enough to see where goods go; more would be a tangle. */
const mostLanes = 40
