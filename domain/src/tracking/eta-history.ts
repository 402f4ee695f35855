/** How the expected arrival moved: what we would have said at each moment that somebody told us something. */
import { deriveState } from '#tracking/derive-state.ts'
import type { Followed } from '#tracking/followed-shipment.ts'
import type { TrackingEvent } from '#tracking/tracking-event.ts'

export type EtaTold = { told_at: string; eta: string }

/** Only the moments at which it changed; what has arrived is expected no more, and what was called off never was. */
export function etaHistory(shipment: Followed, told: readonly TrackingEvent[]): EtaTold[] {
  const moments = [...new Set(told.map(({ told_at }) => told_at))].sort()
  const history: EtaTold[] = []
  for (const moment of moments) {
    const known = told.filter(({ told_at }) => told_at <= moment)
    const { status, arrival } = deriveState(shipment, known)
    if (status.value === 'delivered') break
    const eta = status.value === 'cancelled' ? undefined : arrival?.happened_at
    if (eta && eta !== history.at(-1)?.eta) history.push({ told_at: moment, eta })
  }
  return deriveState(shipment, told).status.value === 'cancelled' ? [] : history
}
