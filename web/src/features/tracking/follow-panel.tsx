/** The shipment that is followed, or one of its boxes: where it is, when it arrives, and its way. */
import { type SizeType, sizeTypeWords } from '@kervan/domain/shipments/container.ts'
import type { OwnShipment } from '@kervan/domain/shipments/own-shipment.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { RouteBetween } from '#features/requests/request-row.tsx'
import { openShipmentAddress } from '#features/shipments/shipment-addresses.ts'
import { routeProgress, ShipmentBadge } from '#features/shipments/shipment-badge.tsx'
import { FirstBoxes } from '#features/tracking/first-boxes.tsx'
import { RefreshButton } from '#features/tracking/refresh-card.tsx'
import { ShipmentFollow } from '#features/tracking/shipment-follow.tsx'
import { withParams } from '#spine/addresses/dialog-address.ts'
import { api, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardBody } from '#spine/ui/card.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

type Props = {
  id: string
  /** One of its boxes, where only that is followed. */
  container?: string | undefined
}

export function FollowPanel({ id, container }: Props) {
  const query = useQuery(api.shipments.get.queryOptions({ input: { id } }))
  const shipment = query.data
  if (!shipment) return <Card>{query.isError ? <Failure query={query} /> : <Waiting />}</Card>
  const box = shipment.containers.find(({ number }) => number === container)
  return (
    <Card aria-label={box ? 'Takip edilen konteyner' : 'Takip edilen gönderi'}>
      <CardBody className="flex flex-col gap-6">
        <header className="flex flex-col gap-2">
          {box ? <BoxTitle shipment={shipment} box={box} /> : <ShipmentTitle shipment={shipment} />}
          <div className="mt-1 flex flex-wrap gap-2 print:hidden">
            <RefreshButton shipment={shipment} />
            <LinkButton href={openShipmentAddress('', id)}>Detaylar</LinkButton>
            {box && <LinkButton href={`/shipment-tracking?shipment=${id}`}>Bütün gönderi</LinkButton>}
          </div>
        </header>
        <ShipmentFollow shipment={shipment} container={box?.number} />
      </CardBody>
    </Card>
  )
}

function ShipmentTitle({ shipment }: { shipment: OwnShipment }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
        <ShipmentBadge status={shipment.status} delayed={shipment.delayed} />
        <span className="figures">{shipment.shipment_number}</span>
        <FirstBoxes key={shipment.id} numbers={shipment.containers.map(({ number }) => number)}>
          {(number) => (
            <span key={number} className="figures">
              {number}
            </span>
          )}
        </FirstBoxes>
      </div>
      <h2 className="text-18">
        <NonBreakingText text={shipment.own_name || shipment.title || shipment.shipment_number} />
      </h2>
      <RouteBetween {...shipment} progress={routeProgress(shipment.status)} />
    </>
  )
}

type Boxed = { shipment: OwnShipment; box: OwnShipment['containers'][number] }

/** Its state is its own; the other boxes of the shipment are a step away. */
function BoxTitle({ shipment, box }: Boxed) {
  const { search } = useLocation()
  const tracking = useQuery(api.tracking.get.queryOptions({ input: { id: shipment.id } })).data
  const known = tracking?.container_tracking.find(
    (each) => each.container_data.container_number === box.number,
  )
  const others = shipment.containers.map(({ number }) => number).filter((number) => number !== box.number)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
        {known && <ShipmentBadge {...known.container_data} />}
        <span className="figures">{shipment.shipment_number}</span>
        <span>{sizeTypeWords[box.size_type as SizeType] ?? box.size_type}</span>
      </div>
      <h2 className="figures text-18">{box.number}</h2>
      {others.length > 0 && (
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-13 text-muted print:hidden">
          Aynı gönderide:
          <FirstBoxes key={shipment.id} numbers={others}>
            {(number) => (
              <Link
                key={number}
                to={{ search: withParams(search, { shipment: shipment.id, container: number, code: null }) }}
                preventScrollReset
                className="link figures"
              >
                {number}
              </Link>
            )}
          </FirstBoxes>
        </p>
      )}
      <RouteBetween {...shipment} progress={routeProgress(known?.container_data.status ?? shipment.status)} />
    </>
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
