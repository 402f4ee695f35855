/** The icon of a shipment type, with its name for screen readers. */
import { type ShipmentType, shipmentTypeWords } from '@kervan/domain/requests/request-options.ts'
import { Plane, Ship, Truck } from 'lucide-react'

const icons = { sea: Ship, air: Plane, land: Truck } as const

export function ShipmentTypeIcon({ type }: { type: ShipmentType }) {
  const Icon = icons[type]
  return (
    <span title={shipmentTypeWords[type]} className="shrink-0 text-muted">
      <Icon className="size-4" strokeWidth={1.75} aria-hidden />
      <span className="sr-only">{shipmentTypeWords[type]}</span>
    </span>
  )
}
