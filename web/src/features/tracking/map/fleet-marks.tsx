/** Where shipments are, as dots; several on one spot are one dot with their number. Keys reach them by the list beside the map. */
import type { FleetShipment } from '@kervan/domain/tracking/shipment-map.contract.ts'
import { type FleetGroup, groupShipments } from '#features/tracking/map/fleet-groups.ts'
import { onScreen, type Size, type View } from '#features/tracking/map/map-view.ts'
import { project } from '#features/tracking/map/projection.ts'

type Props = {
  shipments: readonly FleetShipment[]
  chosen: readonly string[]
  onChoose: (shipments: readonly FleetShipment[]) => void
  view: View
  size: Size
}

export function FleetMarks({ shipments, chosen, onChoose, view, size }: Props) {
  const groups = groupShipments(
    shipments,
    ({ position }) => position && onScreen(view, size, project(position.longitude, position.latitude)),
  )
  return groups.map((group) => (
    <Mark
      key={group.shipments[0]?.id}
      group={group}
      isChosen={group.shipments.some(({ id }) => chosen.includes(id))}
      onChoose={() => onChoose(group.shipments)}
    />
  ))
}

type MarkProps = { group: FleetGroup; isChosen: boolean; onChoose: () => void }

function Mark({ group: { at, shipments }, isChosen, onChoose }: MarkProps) {
  const [x, y] = at
  const radius = shipments.length === 1 ? 6 : Math.min(20, 8 + 2.2 * Math.sqrt(shipments.length))
  const late = shipments.filter(({ delayed }) => delayed).length
  const ring = isChosen ? 'var(--saffron-fill)' : late > 0 ? 'var(--delayed)' : 'var(--bg)'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the drawing is hidden from readers and keys; the list beside it has the links
    <g className="cursor-pointer" onClick={onChoose}>
      <title>{titleOf(shipments)}</title>
      <circle cx={x} cy={y} r={Math.max(radius, 14)} fill="transparent" />
      <circle
        cx={x}
        cy={y}
        r={radius}
        className={late === shipments.length ? 'fill-delayed' : 'fill-sea'}
        stroke={ring}
        strokeWidth={isChosen || late > 0 ? 3 : 2}
      />
      {shipments.length > 1 && (
        <text x={x} y={y + 4} textAnchor="middle" className="figures fill-on-sea font-medium text-12">
          {shipments.length}
        </text>
      )}
    </g>
  )
}

function titleOf(shipments: readonly FleetShipment[]): string {
  const [first] = shipments
  const late = shipments.filter(({ delayed }) => delayed).length
  if (!first || shipments.length > 1)
    return `${shipments.length} gönderi${late > 0 ? `, ${late} gecikmiş` : ''}`
  return `${first.shipment_number}: ${first.origin_city} – ${first.destination_city}`
}
