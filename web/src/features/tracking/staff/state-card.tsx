/** What we say of the shipment, the events behind each statement, what comes next, and how its arrival moved. */
import {
  activeStatuses,
  customsStatusWords,
  isOver,
  shipmentStatusWords,
} from '@kervan/domain/shipments/shipments.policy.ts'
import type { StaffShipmentDetail } from '@kervan/domain/shipments/staff-shipments.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { useQuery } from '@tanstack/react-query'
import { EmissionsNote } from '#features/tracking/emissions-note.tsx'
import { EtaMoved } from '#features/tracking/eta-moved.tsx'
import { FreeTimeList } from '#features/tracking/free-time-list.tsx'
import { AwaitedNews, NextEvent } from '#features/tracking/known-now.tsx'
import { RefreshButton } from '#features/tracking/refresh-card.tsx'
import { WhyWeSaySo } from '#features/tracking/why-we-say-so.tsx'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'

const momentOr = (moment: string | null, other: string) => (moment ? formatDateTime(moment) : other)

function arrivalFact({ status, eta, delivered_at }: StaffShipmentDetail): { name: string; value: string } {
  if (status === 'cancelled') return { name: 'Varış', value: 'İptal edildi' }
  if (status === 'delivered' && delivered_at)
    return { name: 'Teslim edildi', value: formatDateTime(delivered_at) }
  return { name: 'Beklenen varış', value: momentOr(eta, 'Bilinmiyor') }
}

export function StateCard({ shipment }: { shipment: StaffShipmentDetail }) {
  const query = useQuery(api.tracking.get.queryOptions({ input: { id: shipment.id } }))
  const tracking = query.data
  const statements: { name: string; value: string; because: string[] }[] = [
    {
      name: 'Durum',
      value: shipmentStatusWords[shipment.status],
      because: tracking?.because.status ?? [],
    },
    {
      name: 'Son yer',
      value: shipment.current_location || 'Bilinmiyor',
      because: tracking?.because.place ?? [],
    },
    { ...arrivalFact(shipment), because: tracking?.because.eta ?? [] },
    { name: 'Söz verilen', value: momentOr(shipment.promised_at, 'Söz verilmedi'), because: [] },
    {
      name: 'Gecikme',
      value: shipment.delayed
        ? `${shipment.delay_reason || 'Var'} (${momentOr(shipment.delayed_since, '?')} tarihinden beri)`
        : 'Yok',
      because: tracking?.because.delay ?? [],
    },
    {
      name: 'Gümrük',
      value: customsStatusWords[shipment.customs_status],
      because: tracking?.because.customs ?? [],
    },
  ]
  return (
    <Card>
      <CardHead
        title="Durum"
        action={
          activeStatuses.some((status) => status === shipment.status) && (
            <RefreshButton shipment={shipment} surface="office" />
          )
        }
      />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(max(9.5rem,calc(50%-6px)),1fr))] gap-x-3 px-4 py-2 md:px-5">
        {statements.map(({ name, value, because }) => (
          <div key={name} className="border-line border-b py-2.5">
            <dt className="text-13 text-muted">{name}</dt>
            <dd className="break-words font-medium">{value}</dd>
            <dd>
              <WhyWeSaySo ids={because} told={tracking?.tracking_data ?? []} />
            </dd>
          </div>
        ))}
      </dl>
      {!tracking && query.isError && <LoadFailure title="Gönderinin takibi gösterilemedi" query={query} />}
      {tracking && (
        <div className="flex flex-col gap-4 px-4 py-3 md:px-5">
          <AwaitedNews missed={tracking.missed_arrival} />
          <NextEvent id={tracking.next_event_id} told={tracking.tracking_data} />
          <EtaMoved history={tracking.eta_history} isOver={isOver(shipment.status)} />
          <FreeTimeList clocks={tracking.free_time} />
          {tracking.emissions && <EmissionsNote emissions={tracking.emissions} />}
          <p className="text-13 text-muted">
            {tracking.last_updated_api ? (
              <>
                Son haber <RelativeTime moment={tracking.last_updated_api} />
              </>
            ) : (
              'Henüz haber gelmedi.'
            )}
          </p>
        </div>
      )}
    </Card>
  )
}
