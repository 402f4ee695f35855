/**
 * The events that a transaction has derived the state of its shipments from, so that what follows in it need not read them again. Nobody
 * else adds events meanwhile: whoever does locks the shipment first, until the end of the transaction.
 */
import { type StoredEvent, storedEventsOf } from '#features/tracking/tracking.queries.ts'
import type { Transaction } from '#spine/database/act-as.ts'

type EventsByShipment = Map<string, StoredEvent[]>

const projected = new WeakMap<Transaction, EventsByShipment>()

export function keepProjected(
  tx: Transaction,
  shipmentIds: readonly string[],
  events: EventsByShipment,
): void {
  const kept = projected.get(tx) ?? new Map()
  for (const id of shipmentIds) kept.set(id, events.get(id) ?? [])
  projected.set(tx, kept)
}

/** The transaction adds more to them. */
export function forgetProjected(tx: Transaction, shipmentIds: Iterable<string>): void {
  for (const id of shipmentIds) projected.get(tx)?.delete(id)
}

export async function projectedEventsOf(
  tx: Transaction,
  shipmentIds: readonly string[],
): Promise<EventsByShipment> {
  const kept = projected.get(tx)
  return kept && shipmentIds.every((id) => kept.has(id)) ? kept : storedEventsOf(tx, shipmentIds)
}
