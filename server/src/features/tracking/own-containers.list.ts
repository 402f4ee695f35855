/** A customer's own containers. */
import type { OwnContainer, OwnContainerListInput } from '@kervan/domain/tracking/own-containers.contract.ts'
import { containers } from '#features/shipments/containers.table.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import { by, byIfAny, codeKey, momentKey } from '#spine/lists/sorts.ts'

export const ownContainerList = defineList<OwnContainer, OwnContainerListInput>({
  name: 'own-containers',
  table: containers,
  columns: {
    id: containers.id,
    number: containers.number,
    size_type: containers.size_type,
    shipment_id: containers.shipment_id,
    shipment_number: containers.shipment_number,
    status: containers.status,
    delayed: containers.delayed,
    eta: containers.eta,
    place_name: containers.place_name,
    last_kind: containers.last_kind,
    last_at: containers.last_at,
    free_kind: containers.free_kind,
    free_until: containers.free_until,
    own_name: shipments.own_name,
    origin_city: shipments.origin_city,
    destination_city: shipments.destination_city,
  },
  joins: sql`join ${shipments} on ${eq(shipments.id, containers.shipment_id)}`,
  sorts: {
    eta: byIfAny(momentKey(containers.eta)),
    free: byIfAny(momentKey(containers.free_until)),
    number: by(codeKey(containers.number)),
  },
  filters: ({ state }, personId, is) => [
    eq(containers.customer_id, personId ?? ''),
    state && is(containers.state, state),
  ],
})
