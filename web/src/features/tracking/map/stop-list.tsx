/** The places of a route in their order: what the map shows, in words. */
import type { DrawnRoute, MapStop } from '@kervan/domain/tracking/shipment-map.contract.ts'
import { stopDetail } from '#features/tracking/map/stop-text.ts'
import { RouteSteps } from '#spine/ui/route-steps.tsx'

const states = { done: 'done', here: 'current', ahead: 'ahead' } as const

/** Where it has not left from. */
const isWaiting = ({ state, arrival, departure }: MapStop): boolean =>
  state === 'here' && !arrival && !departure

export function StopList({ route }: { route: DrawnRoute }) {
  const { stops, present, cancelled } = route
  const steps = stops.map((stop, index) => ({
    key: `${index} ${stop.name}`,
    label: stop.name || 'Yeri bilinmiyor',
    detail: stopDetail(stop, route),
    state: cancelled && isWaiting(stop) ? ('ahead' as const) : states[stop.state],
  }))
  const isMoving = present !== null && !stops.some(({ state }) => state === 'here')
  const ahead = stops.findIndex(({ state }) => state === 'ahead')
  const moving = isMoving && {
    key: 'present',
    label: present.estimated ? 'Tahmini konum' : 'Yolda',
    detail: present.next_name
      ? `${present.last_name} – ${present.next_name} arasında`
      : `Son bildirilen yer: ${present.last_name}`,
    state: 'current' as const,
  }
  return (
    <RouteSteps
      label="Yoldaki yerler"
      steps={moving && ahead >= 0 ? steps.toSpliced(ahead, 0, moving) : steps}
    />
  )
}
