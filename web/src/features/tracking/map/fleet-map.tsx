/** All active shipments on one map, with a list beside it that says the same; each leads to its shipment. */

import { shipmentStatusWords } from '@kervan/domain/shipments/shipments.policy.ts'
import type { Fleet, FleetShipment } from '@kervan/domain/tracking/shipment-map.contract.ts'
import { formatDay } from '@kervan/domain/values/format-date.ts'
import { hasPassed } from '@kervan/domain/values/has-passed.ts'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ShipmentBadge } from '#features/shipments/shipment-badge.tsx'
import { routeText } from '#features/shipments/shipment-route-text.ts'
import { FleetMarks } from '#features/tracking/map/fleet-marks.tsx'
import { MapFrame } from '#features/tracking/map/map-frame.tsx'
import { linePath, project } from '#features/tracking/map/projection.ts'
import { Button } from '#spine/ui/button.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'

type Props = {
  fleet: Fleet
  addressOf: (shipmentId: string) => string
  isFiltered?: boolean
}

export function FleetMap({ fleet, addressOf, isFiltered = false }: Props) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { shipments, lanes, has_more } = fleet
  const lines = useMemo(() => lanes.map((lane) => lane.map(([x = 0, y = 0]) => project(x, y))), [lanes])
  const places = useMemo(
    () =>
      shipments.flatMap(({ position }) => (position ? [project(position.longitude, position.latitude)] : [])),
    [shipments],
  )
  const inSight = useMemo(() => [...places, ...lines.flat()], [places, lines])
  if (shipments.length === 0)
    return (
      <EmptyState title={isFiltered ? 'Bu süzgeçlerle süren gönderi yok.' : 'Şu anda süren gönderi yok.'} />
    )
  const picked = shipments.filter(({ id }) => chosen.includes(id))
  const choose = (group: readonly FleetShipment[]) => {
    const [first] = group
    if (group.length === 1 && first) void navigate(addressOf(first.id))
    else setChosen(group.map(({ id }) => id))
  }
  return (
    <div className="@container">
      <div className="grid grid-cols-1 items-start gap-5 @3xl:grid-cols-[minmax(0,1fr)_19rem]">
        {places.length > 0 ? (
          <figure className="flex min-w-0 flex-col gap-2">
            <MapFrame
              label={`Harita: süren ${shipments.length} gönderi`}
              points={inSight}
              lines={
                <path
                  d={lines.map(linePath).join('')}
                  fill="none"
                  stroke="currentColor"
                  strokeOpacity="0.35"
                  strokeLinejoin="round"
                  vectorEffect="non-scaling-stroke"
                />
              }
              marks={(view, size) => (
                <FleetMarks shipments={shipments} chosen={chosen} onChoose={choose} view={view} size={size} />
              )}
            />
            <figcaption className="flex flex-wrap items-center gap-x-5 gap-y-1 text-13 text-muted">
              <Key className="fill-sea">Gönderi; birden çoksa sayısıyla</Key>
              <Key className="fill-delayed">Gecikmiş</Key>
            </figcaption>
          </figure>
        ) : (
          <p className="rounded-card border border-line px-5 py-8 text-14 text-muted">
            Süren gönderilerin koordinatı bilinmiyor. Bildirilenler listede.
          </p>
        )}
        <div className="flex min-w-0 flex-col gap-2">
          <div className="flex min-h-8 flex-wrap items-center gap-x-3">
            <p role="status" className="mr-auto text-13 text-muted">
              {picked.length > 0
                ? `Seçilen yerde ${picked.length} gönderi`
                : `${has_more ? 'En yeni ' : ''}${shipments.length} gönderi: ${statesText(shipments)}`}
            </p>
            {picked.length > 0 && (
              <Button size="sm" onClick={() => setChosen([])}>
                Hepsini göster
              </Button>
            )}
          </div>
          <ul
            aria-label="Süren gönderiler"
            className="flex flex-col overflow-y-auto rounded-card border border-line @3xl:max-h-[29rem]"
          >
            {(picked.length > 0 ? picked : shipments).map((shipment) => (
              <FleetRow key={shipment.id} shipment={shipment} address={addressOf(shipment.id)} />
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg className="size-3" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <circle cx="6" cy="6" r="5" className={className} />
      </svg>
      {children}
    </span>
  )
}

function FleetRow({ shipment, address }: { shipment: FleetShipment; address: string }) {
  const { shipment_number, status, delayed, eta } = shipment
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        to={address}
        className="flex flex-col gap-1 px-3 py-2.5 -outline-offset-2 transition-colors hover:bg-hover"
      >
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="figures text-13 font-medium">{shipment_number}</span>
          <ShipmentBadge status={status} delayed={delayed} />
        </span>
        <span className="break-words text-14 empty:hidden">{routeText(shipment)}</span>
        <span className="break-words text-13 text-muted">
          <NonBreakingText
            text={[
              placeText(shipment),
              eta && `varış ${formatDay(eta)}${hasPassed(eta, new Date()) ? ' (geçti)' : ''}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        </span>
      </Link>
    </li>
  )
}

/** "51 yolda, 5 gümrükte, 17 hazırlanıyor". */
function statesText(shipments: readonly FleetShipment[]): string {
  return (['in_transit', 'customs', 'preparing'] as const)
    .map((state) => ({ state, count: shipments.filter(({ status }) => status === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count} ${shipmentStatusWords[state].toLocaleLowerCase('tr')}`)
    .join(', ')
}

function placeText({ position, estimated, last_name }: FleetShipment): string {
  if (!position) return last_name ? `${last_name}, haritada yeri bilinmiyor` : 'Yeri bilinmiyor'
  return estimated ? `Son bildirilen yer: ${last_name}` : last_name
}
