/** What is known now of a shipment or of one of its boxes, why we say so, and what comes next. */
import type { ShipmentSummary } from '@kervan/domain/shipments/shipments.contract.ts'
import {
  type CustomsStatus,
  customsStatusWords,
  shipmentStatusWords,
} from '@kervan/domain/shipments/shipments.policy.ts'
import type { ShipmentTracking } from '@kervan/domain/tracking/tracking.contract.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { hasPassed } from '@kervan/domain/values/has-passed.ts'
import { arrivalOf, awaitedNews, placeText } from '#features/shipments/arrival-of.ts'
import { eventText } from '#features/tracking/event-text.ts'
import { WhyWeSaySo } from '#features/tracking/why-we-say-so.tsx'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'

type Known = Pick<ShipmentSummary, 'status' | 'delayed' | 'eta' | 'delivered_at' | 'current_location'> & {
  delay_reason: string
  customs_status: CustomsStatus
}

type Props = { of: Known; because: ShipmentTracking['because']; told: ShipmentTracking['tracking_data'] }

export function Statements({ of, because, told }: Props) {
  const arrival = arrivalOf(of)
  const statements = [
    { name: 'Durum', value: shipmentStatusWords[of.status], ids: because.status },
    { name: arrival.label, value: arrival.text, ids: because.eta },
    { name: 'Son bilinen yer', value: placeText(of), ids: because.place },
    { name: 'Gümrük', value: customsStatusWords[of.customs_status], ids: because.customs },
    ...(of.delayed ? [{ name: 'Gecikme', value: of.delay_reason || 'Var', ids: because.delay }] : []),
  ]
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(max(9.5rem,calc(50%-6px)),1fr))] gap-x-3 gap-y-3">
      {statements.map(({ name, value, ids }) => (
        <div key={name}>
          <dt className="text-13 text-muted">{name}</dt>
          <dd className="break-words font-medium">{value}</dd>
          <dd>
            <WhyWeSaySo ids={ids} told={told} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Nobody has said that it is late, and nobody that it has come: that is what it says. */
export function AwaitedNews({ missed }: { missed: string | null }) {
  if (!missed) return null
  return (
    <p className="rounded-card bg-delayed-fill px-4 py-3 text-14 text-delayed">
      <span className="font-medium">{awaitedNews}.</span> Beklenen gün {formatDate(missed)} idi; ne yeni bir
      gün ne de varış bildirildi.
    </p>
  )
}

/** What comes next, when, and how sure that is. */
export function NextEvent({ id, told }: { id: string | null; told: ShipmentTracking['tracking_data'] }) {
  const next = told.find((event) => event.id === id)
  if (!next) return null
  return (
    <p className="rounded-card bg-sea-soft px-4 py-3 text-14 text-on-sea-soft">
      Sırada: <span className="font-medium">{eventText(next)}</span>,{' '}
      <NonBreakingText text={[next.place_name, formatDate(next.happened_at)].filter(Boolean).join(', ')} />
      {hasPassed(next.happened_at, new Date()) && ' (bu gün geçti)'}
    </p>
  )
}
