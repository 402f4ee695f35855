/** Where a shipment is, what comes next and when it arrives, for whoever follows it; live. */
import type { ShipmentSummary } from '@kervan/domain/shipments/shipments.contract.ts'
import { isOver } from '@kervan/domain/shipments/shipments.policy.ts'
import { useQuery } from '@tanstack/react-query'
import { ContainerFollow } from '#features/tracking/container-follow.tsx'
import { EmissionsNote } from '#features/tracking/emissions-note.tsx'
import { EtaMoved } from '#features/tracking/eta-moved.tsx'
import { FreeTimeList } from '#features/tracking/free-time-list.tsx'
import { Journey } from '#features/tracking/journey.tsx'
import { AwaitedNews, NextEvent, Statements } from '#features/tracking/known-now.tsx'
import { ShipmentMap } from '#features/tracking/map/shipment-map.tsx'
import { ShareLinks } from '#features/tracking/sharing/share-links.tsx'
import { ToldTimeline } from '#features/tracking/told-timeline.tsx'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

type Followed = Pick<
  ShipmentSummary,
  'id' | 'status' | 'delayed' | 'eta' | 'delivered_at' | 'current_location'
> & { delay_reason: string }

type Props = {
  shipment: Followed
  /** Only what concerns this box. */
  container?: string | undefined
}

export function ShipmentFollow({ shipment, container }: Props) {
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
  const box = tracking.container_tracking.find(
    ({ container_data }) => container_data.container_number === container,
  )
  if (box) return <ContainerFollow tracking={tracking} box={box} />
  return (
    <div className="flex flex-col gap-6">
      <Statements
        of={{ ...shipment, customs_status: tracking.customs_status }}
        because={tracking.because}
        told={tracking.tracking_data}
      />
      <AwaitedNews missed={tracking.missed_arrival} />
      <NextEvent id={tracking.next_event_id} told={tracking.tracking_data} />
      <ShipmentMap shipmentId={shipment.id} />
      <EtaMoved history={tracking.eta_history} isOver={isOver(shipment.status)} />
      <section aria-label="Yolculuk">
        <h3 className="mb-3 text-15">Yolculuk</h3>
        <Journey steps={tracking.journey} status={shipment.status} />
      </section>
      <section aria-label="Olaylar">
        <h3 className="mb-3 text-15">Olaylar</h3>
        <ToldTimeline told={tracking.tracking_data} isOver={isOver(shipment.status)} />
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
