/** Where one box of a shipment is, what comes next and when it arrives, from what was told of it or of the whole shipment; live. */
import { isOver } from '@kervan/domain/shipments/shipments.policy.ts'
import type { ShipmentTracking } from '@kervan/domain/tracking/tracking.contract.ts'
import { FreeTimeList } from '#features/tracking/free-time-list.tsx'
import { AwaitedNews, NextEvent, Statements } from '#features/tracking/known-now.tsx'
import { ShipmentMap } from '#features/tracking/map/shipment-map.tsx'
import { ToldTimeline } from '#features/tracking/told-timeline.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'

type Props = { tracking: ShipmentTracking; box: ShipmentTracking['container_tracking'][number] }

export function ContainerFollow({ tracking, box }: Props) {
  const { container_data, because, next_event_id, last_updated_api } = box
  const number = container_data.container_number
  const told = tracking.tracking_data.filter(
    ({ container_number }) => container_number === '' || container_number === number,
  )
  return (
    <div className="flex flex-col gap-6">
      <Statements of={container_data} because={because} told={told} />
      <AwaitedNews missed={box.missed_arrival} />
      <NextEvent id={next_event_id} told={told} />
      <FreeTimeList
        clocks={tracking.free_time.filter(({ container_number }) => container_number === number)}
      />
      <ShipmentMap shipmentId={tracking.shipment_id} container={number} />
      <section aria-label="Olaylar">
        <h3 className="mb-3 text-15">Olaylar</h3>
        <ToldTimeline told={told} isOver={isOver(container_data.status)} />
      </section>
      {last_updated_api && (
        <p className="text-13 text-muted">
          Son haber <RelativeTime moment={last_updated_api} />
        </p>
      )}
    </div>
  )
}
