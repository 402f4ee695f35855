/** The status of a shipment as badges, and its position on the route line. */
import {
  delayedWord,
  type ShipmentStatus,
  shipmentStatusWords,
} from '@kervan/domain/shipments/shipments.policy.ts'
import { PackageCheck, PackageOpen, Route, Stamp } from 'lucide-react'
import { StatusBadge, type StatusStyle, type StatusTone } from '#spine/ui/status-badge.tsx'

const preparing: StatusStyle = { icon: PackageOpen, colours: 'bg-preparing-fill text-preparing' }
const inTransit: StatusStyle = { icon: Route, colours: 'bg-transit-fill text-transit' }
const inCustoms: StatusStyle = { icon: Stamp, colours: 'bg-customs-fill text-customs' }
const delivered: StatusStyle = { icon: PackageCheck, colours: 'bg-approved-fill text-approved' }

const statusStyles: Record<ShipmentStatus, { tone: StatusTone | StatusStyle; progress: number }> = {
  pending: { tone: 'pending', progress: 0 },
  preparing: { tone: preparing, progress: 0.1 },
  in_transit: { tone: inTransit, progress: 0.5 },
  customs: { tone: inCustoms, progress: 0.85 },
  delivered: { tone: delivered, progress: 1 },
  cancelled: { tone: 'cancelled', progress: 0 },
}

export function ShipmentBadge({ status, delayed }: { status: ShipmentStatus; delayed: boolean }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <StatusBadge tone={statusStyles[status].tone}>{shipmentStatusWords[status]}</StatusBadge>
      {delayed && <StatusBadge tone="delayed">{delayedWord}</StatusBadge>}
    </span>
  )
}

/** A position for each status on the route line, not a measured distance; none where nothing moves yet or any more. */
export function routeProgress(status: ShipmentStatus): { share: number; label: string } | undefined {
  if (status === 'pending' || status === 'cancelled') return undefined
  return { share: statusStyles[status].progress, label: `Durum: ${shipmentStatusWords[status]}` }
}
