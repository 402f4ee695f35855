/** Days of arrival that passed without a word, for lists. They follow from events, which tracking knows: its answer is handed in. */
import type { OwnShipmentSummary, ShipmentSummary } from '@kervan/domain/shipments/shipments.contract.ts'
import { activeStatuses } from '@kervan/domain/shipments/shipments.policy.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { SignedInCall } from '#spine/http/call.ts'

/** By the id of the shipment; of those that the actor may see. */
export type WithMissedArrivals = {
  missedArrivals(tx: Transaction, shipmentIds: readonly string[]): Promise<Map<string, string>>
}

export async function withMissedArrivals(
  { services, actor }: SignedInCall<WithMissedArrivals>,
  rows: readonly ShipmentSummary[],
): Promise<OwnShipmentSummary[]> {
  const now = new Date().toISOString()
  const asked = rows.filter((row) => mayHaveMissed(row, now)).map(({ id }) => id)
  const missed =
    asked.length > 0 ? await services.actAs(actor, (tx) => services.missedArrivals(tx, asked)) : undefined
  return rows.map((row) => ({ ...row, missed_arrival: missed?.get(row.id) ?? null }))
}

/** Most are spared the reading of their events. Of several boxes one may be awaited although the last has time. */
const mayHaveMissed = ({ status, eta, container_numbers }: ShipmentSummary, now: string) =>
  activeStatuses.some((active) => active === status) &&
  (eta === null || eta < now || container_numbers.length > 1)
