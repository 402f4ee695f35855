/** Where a shipment is, what comes next and when it arrives, for whoever follows it; live. */
import type { ShipmentSummary } from '@kervan/domain/shipments/shipments.contract.ts'
import { customsStatusWords, shipmentStatusWords } from '@kervan/domain/shipments/shipments.policy.ts'
import type { ShipmentTracking } from '@kervan/domain/tracking/tracking.contract.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { hasPassed } from '@kervan/domain/values/has-passed.ts'
import { useQuery } from '@tanstack/react-query'
import { arrivalOf } from '#features/shipments/arrival-of.ts'
import { EmissionsNote } from '#features/tracking/emissions-note.tsx'
import { EtaMoved } from '#features/tracking/eta-moved.tsx'
import { eventText } from '#features/tracking/event-text.ts'
import { FreeTimeList } from '#features/tracking/free-time-list.tsx'
import { Journey } from '#features/tracking/journey.tsx'
import { ShipmentMap } from '#features/tracking/map/shipment-map.tsx'
import { ShareLinks } from '#features/tracking/sharing/share-links.tsx'
import { ToldTimeline } from '#features/tracking/told-timeline.tsx'
import { WhyWeSaySo } from '#features/tracking/why-we-say-so.tsx'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

type Followed = Pick<
  ShipmentSummary,
  'id' | 'status' | 'delayed' | 'eta' | 'delivered_at' | 'current_location'
> & { delay_reason: string }

export function ShipmentFollow({ shipment }: { shipment: Followed }) {
  const query = useQuery(api.tracking.get.queryOptions({ input: { id: shipment.id } }))
  const tracking = query.data
  if (!tracking && query.isError) return <LoadFailure title="Bağlantı Hatası" query={query} />
  if (!tracking)
    return (
      <Loading className="flex flex-col gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-5 w-1/3" />
      </Loading>
    )
  return (
    <div className="flex flex-col gap-6">
      <Statements shipment={shipment} tracking={tracking} />
      <NextEvent tracking={tracking} />
      <ShipmentMap shipmentId={shipment.id} />
      <EtaMoved history={tracking.eta_history} />
      <Journey steps={tracking.journey} />
      <section aria-label="Olaylar">
        <h3 className="mb-3 text-15">Olaylar</h3>
        <ToldTimeline told={tracking.tracking_data} />
      </section>
      <FreeTimeList clocks={tracking.free_time} />
      {tracking.emissions && <EmissionsNote emissions={tracking.emissions} />}
      <ShareLinks shipmentId={shipment.id} />
      {tracking.last_updated_api && (
        <p className="text-13 text-muted">
          Son haber <RelativeTime moment={tracking.last_updated_api} />
        </p>
      )}
    </div>
  )
}

type Known = { shipment: Followed; tracking: ShipmentTracking }

function Statements({ shipment, tracking: { because, tracking_data, customs_status } }: Known) {
  const arrival = arrivalOf(shipment)
  const statements = [
    { name: 'Durum', value: shipmentStatusWords[shipment.status], ids: because.status },
    {
      name: arrival.label,
      value: arrival.text,
      ids: because.eta,
    },
    { name: 'Son bilinen yer', value: shipment.current_location || 'Henüz bilinmiyor', ids: because.place },
    { name: 'Gümrük', value: customsStatusWords[customs_status], ids: because.customs },
    ...(shipment.delayed
      ? [{ name: 'Gecikme', value: shipment.delay_reason || 'Var', ids: because.delay }]
      : []),
  ]
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {statements.map(({ name, value, ids }) => (
        <div key={name}>
          <dt className="text-13 text-muted">{name}</dt>
          <dd className="break-words font-medium">{value}</dd>
          <dd>
            <WhyWeSaySo ids={ids} told={tracking_data} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What comes next, when, and how sure that is. */
function NextEvent({ tracking: { next_event_id, tracking_data } }: { tracking: ShipmentTracking }) {
  const next = tracking_data.find(({ id }) => id === next_event_id)
  if (!next) return null
  return (
    <p className="rounded-card bg-sea-soft px-4 py-3 text-14 text-on-sea-soft">
      Sırada: <span className="font-medium">{eventText(next)}</span>,{' '}
      {[next.place_name, formatDate(next.happened_at)].filter(Boolean).join(', ')}
      {hasPassed(next.happened_at, new Date()) && ' (bu gün geçti)'}
    </p>
  )
}
