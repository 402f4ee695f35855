/** The customer's shipments on their way, beside the one that is followed; the URL names it. */
import type { ShipmentSummary } from '@kervan/domain/shipments/shipments.contract.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { newRequestAddress } from '#features/requests/request-addresses.ts'
import { arrivalOf } from '#features/shipments/arrival-of.ts'
import { useShipments } from '#features/shipments/own-shipments.ts'
import { ShipmentBadge } from '#features/shipments/shipment-badge.tsx'
import { routeText } from '#features/shipments/shipment-route-text.ts'
import { FollowedRow, TrackingFrame } from '#features/tracking/tracking-frame.tsx'
import { useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { PagedList } from '#spine/api/paged-list.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { useWideScreen } from '#spine/ui/use-wide-screen.ts'

type Props = {
  /** On a phone too the first shipment is shown until another is chosen. */
  opensFirst?: boolean
}

export function TrackingView({ opensFirst = false }: Props) {
  const { search } = useLocation()
  const named = useParam('shipment')
  const isWide = useWideScreen()
  const active = useShipments({ status: 'active', search: '', since: null })
  // Beside the list the first one is shown until another is chosen, also once it is delivered.
  const [first, setFirst] = useState<string | null>(null)
  if (first === null && active.data?.[0]) setFirst(active.data[0].id)
  // Whoever looks up a code is shown what it finds, and no other shipment.
  const isLookup = Boolean(useParam('code')?.trim())
  const followed = named ?? ((isWide || opensFirst) && !isLookup ? first : null)
  return (
    <TrackingFrame
      title="Gönderi Takibi"
      listTitle="Aktif gönderiler"
      followed={followed === null ? null : { id: followed }}
      back={opensFirst ? listAddress : { search: withParams(search, { shipment: null, code: null }) }}
      list={
        <PagedList
          pages={active}
          failure={{ title: 'Hata', lead: 'Sevkiyatlar yüklenirken bir hata oluştu.' }}
          empty={<NothingUnderWay />}
          skeleton="h-14"
        >
          {(rows) => (
            <ul>
              {rows.map((shipment) => (
                <FollowedRow
                  key={shipment.id}
                  search={withParams(search, { shipment: shipment.id, code: null })}
                  current={shipment.id === followed}
                >
                  <ActiveShipment shipment={shipment} />
                </FollowedRow>
              ))}
            </ul>
          )}
        </PagedList>
      }
    />
  )
}

/** Where a phone shows the list, while `?view=tracking` is one shipment. */
const listAddress = '/shipment-tracking'

function ActiveShipment({ shipment }: { shipment: ShipmentSummary }) {
  const { container_code, shipment_number, status, delayed, own_name, title } = shipment
  const arrival = arrivalOf(shipment)
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="figures font-medium">{container_code || shipment_number}</span>
        <ShipmentBadge status={status} delayed={delayed} />
      </span>
      <span className="break-words text-13">{own_name || routeText(shipment) || title}</span>
      <span className="text-13 text-muted">
        {shipment.eta ? `${arrival.label} ${arrival.text}` : 'Varış günü henüz belli değil'}
      </span>
    </>
  )
}

function NothingUnderWay() {
  return (
    <EmptyState
      title="Yolda gönderiniz yok"
      action={<LinkButton href={newRequestAddress('quick')}>Teklif iste</LinkButton>}
    >
      Yola çıkan gönderileriniz burada görünür; eskileri Gönderiler’dedir.
    </EmptyState>
  )
}
