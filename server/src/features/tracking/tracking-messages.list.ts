/** Messages that could not be understood or placed, for staff. */
import type {
  TrackingMessage,
  TrackingMessageListInput,
} from '@kervan/domain/tracking/tracking-messages.contract.ts'
import { shipments } from '#features/shipments/shipments.table.ts'
import { trackingMessages } from '#features/tracking/tracking-messages.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { eq, isNull, sql } from '#spine/database/drizzle.ts'
import { defineList } from '#spine/lists/define-list.ts'
import { byAge } from '#spine/lists/sorts.ts'

const messageColumns = {
  id: trackingMessages.id,
  source: trackingMessages.source,
  heard_at: trackingMessages.heard_at,
  why: trackingMessages.why,
  content: sql<string>`left(${trackingMessages.content}, 4000)`,
  is_readable: sql<boolean>`(${trackingMessages.told} is not null)`,
  shipment_number: shipments.shipment_number,
  settled_at: trackingMessages.settled_at,
}

export const trackingMessageList = defineList<TrackingMessage, TrackingMessageListInput>({
  name: 'tracking-messages',
  table: trackingMessages,
  columns: messageColumns,
  joins: sql`left join ${shipments} on ${eq(shipments.id, trackingMessages.shipment_id)}`,
  sorts: { heard: byAge },
  filters: ({ state }) => [
    state === 'open' ? isNull(trackingMessages.settled_at) : sql`${trackingMessages.settled_at} is not null`,
  ],
})

export function trackingMessageOf(db: Db, id: string) {
  return db
    .select(messageColumns)
    .from(trackingMessages)
    .leftJoin(shipments, eq(shipments.id, trackingMessages.shipment_id))
    .where(eq(trackingMessages.id, id))
}
