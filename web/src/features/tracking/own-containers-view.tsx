/** The customer's containers that are followed, each with its own state, beside the one that is open; the URL names it. */
import type { OwnContainer } from '@kervan/domain/tracking/own-containers.contract.ts'
import { plainCode } from '@kervan/domain/values/typed-code.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { arrivalOf } from '#features/shipments/arrival-of.ts'
import { ShipmentBadge } from '#features/shipments/shipment-badge.tsx'
import { FreeTimeLeft } from '#features/tracking/containers/free-time-left.tsx'
import { type Followed, FollowedRow, TrackingFrame } from '#features/tracking/tracking-frame.tsx'
import { useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { PagedList } from '#spine/api/paged-list.tsx'
import { type Place, pageOptions, rowsOf } from '#spine/lists/list-pages.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { useWideScreen } from '#spine/ui/use-wide-screen.ts'

export function OwnContainersView() {
  const { search } = useLocation()
  const isWide = useWideScreen()
  const boxes = useInfiniteQuery(
    api.tracking.containers.own.infiniteOptions({
      input: (place: Place) => ({ ...place, state: 'open' as const }),
      ...pageOptions,
      select: rowsOf,
    }),
  )
  // Beside the list the first one is shown until another is chosen, also once it is closed.
  const [first, setFirst] = useState<Followed | null>(null)
  const top = boxes.data?.[0]
  if (first === null && top) setFirst({ id: top.shipment_id, container: top.number })
  const [shipment, container, code] = [useParam('shipment'), useParam('container'), useParam('code')?.trim()]
  // A number that was looked up and has led to its shipment is the box that is meant.
  const named = shipment && { id: shipment, container: container ?? (code ? plainCode(code) : undefined) }
  const followed = named || (isWide && !code ? first : null)
  return (
    <TrackingFrame
      title="Konteyner Takip"
      listTitle="Konteynerlerim"
      followed={followed}
      back={{ search: withParams(search, { shipment: null, container: null, code: null }) }}
      list={
        <>
          <PagedList
            pages={boxes}
            failure={{ title: 'Hata', lead: 'Sevkiyatlar yüklenirken bir hata oluştu.' }}
            empty={<NoBoxes />}
            skeleton="h-20"
          >
            {(rows) => (
              <ul>
                {rows.map((box) => (
                  <FollowedRow
                    key={box.id}
                    search={withParams(search, {
                      shipment: box.shipment_id,
                      container: box.number,
                      code: null,
                    })}
                    current={box.shipment_id === followed?.id && box.number === followed.container}
                  >
                    <Box box={box} />
                  </FollowedRow>
                ))}
              </ul>
            )}
          </PagedList>
          {boxes.data && boxes.data.length > 0 && (
            <p className="border-line border-t px-4 py-3 text-13 text-muted">
              Hava, kara ve parsiyel gönderileriniz{' '}
              <Link to="/shipment-tracking" className="link">
                Gönderi Takibi
              </Link>
              ’ndedir.
            </p>
          )}
        </>
      }
    />
  )
}

function Box({ box }: { box: OwnContainer }) {
  const { number, status, delayed, eta, place_name, own_name, origin_city, destination_city } = box
  // Of a delivered box the expected arrival is the day on which it came.
  const arrival = arrivalOf({ status, eta, delivered_at: status === 'delivered' ? eta : null })
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="figures font-medium">{number}</span>
        <ShipmentBadge status={status} delayed={delayed} />
      </span>
      <span className="break-words text-13">
        {own_name || [origin_city, destination_city].filter(Boolean).join(' – ') || box.shipment_number}
      </span>
      <span className="text-13 text-muted">
        {eta ? `${arrival.label} ${arrival.text}` : 'Varış günü henüz belli değil'}
      </span>
      {place_name && <span className="text-13 text-muted">Şimdi: {place_name}</span>}
      {box.free_until && (
        <span className="text-13">
          <FreeTimeLeft {...box} />
        </span>
      )}
    </>
  )
}

function NoBoxes() {
  return (
    <EmptyState
      title="Takipte konteyneriniz yok"
      action={<LinkButton href="/shipment-tracking">Gönderi Takibi</LinkButton>}
    >
      Bir gönderinize konteyner yazıldığında burada görünür. Hava, kara ve parsiyel gönderileriniz Gönderi
      Takibi’ndedir.
    </EmptyState>
  )
}
