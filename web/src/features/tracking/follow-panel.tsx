/** The shipment that is followed: where it is, when it arrives, and its way. */
import { useQuery } from '@tanstack/react-query'
import { RouteBetween } from '#features/requests/request-row.tsx'
import { openShipmentAddress } from '#features/shipments/shipment-addresses.ts'
import { ShipmentBadge } from '#features/shipments/shipment-badge.tsx'
import { RefreshButton } from '#features/tracking/refresh-card.tsx'
import { ShipmentFollow } from '#features/tracking/shipment-follow.tsx'
import { api, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardBody } from '#spine/ui/card.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function FollowPanel({ id }: { id: string }) {
  const query = useQuery(api.shipments.get.queryOptions({ input: { id } }))
  const shipment = query.data
  if (!shipment) return <Card>{query.isError ? <Failure query={query} /> : <Waiting />}</Card>
  return (
    <Card aria-label="Takip edilen gönderi">
      <CardBody className="flex flex-col gap-6">
        <header className="flex flex-col gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
            <ShipmentBadge status={shipment.status} delayed={shipment.delayed} />
            <span className="figures">{shipment.shipment_number}</span>
            {shipment.containers.map(({ number }) => (
              <span key={number} className="figures">
                {number}
              </span>
            ))}
          </div>
          <h2 className="text-18">
            <NonBreakingText text={shipment.own_name || shipment.title || shipment.shipment_number} />
          </h2>
          <RouteBetween {...shipment} />
          <div className="mt-1 flex flex-wrap gap-2 print:hidden">
            <RefreshButton shipment={shipment} />
            <LinkButton href={openShipmentAddress('', id)}>Detaylar</LinkButton>
          </div>
        </header>
        <ShipmentFollow shipment={shipment} />
      </CardBody>
    </Card>
  )
}

function Waiting() {
  return (
    <Loading className="flex flex-col gap-4 p-5">
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-40" />
    </Loading>
  )
}

/** A malformed id is treated like an unknown one. */
function Failure({ query }: { query: Parameters<typeof LoadFailure>[0]['query'] }) {
  const { status } = toProblem(query.error)
  if (status !== 404 && status !== 400) return <LoadFailure title="Sevkiyat Verisi Hatası" query={query} />
  return <ErrorState title="Gönderi bulunamadı" message="Bağlantı eski olabilir. Listeden birini seçin." />
}
