/** The customer's shipments on their way, beside the one that is followed; the URL names it. */
import type { ShipmentSummary } from '@kervan/domain/shipments/shipments.contract.ts'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { newRequestAddress } from '#features/requests/request-addresses.ts'
import { arrivalOf } from '#features/shipments/arrival-of.ts'
import { useShipments } from '#features/shipments/own-shipments.ts'
import { ShipmentBadge } from '#features/shipments/shipment-badge.tsx'
import { routeText } from '#features/shipments/shipment-route-text.ts'
import { CodeLookup } from '#features/tracking/code-lookup.tsx'
import { FollowPanel } from '#features/tracking/follow-panel.tsx'
import { ActiveShipmentsMap } from '#features/tracking/map/active-shipments-map.tsx'
import { useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { PagedList } from '#spine/api/paged-list.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { useWideScreen } from '#spine/ui/use-wide-screen.ts'

type Props = {
  title: string
  /** On a phone too the first shipment is shown until another is chosen. */
  opensFirst?: boolean
}

export function TrackingView({ title, opensFirst = false }: Props) {
  useDocumentTitle(title)
  const { pathname, search } = useLocation()
  const named = useParam('shipment')
  const isWide = useWideScreen()
  const active = useShipments({ status: 'active', search: '', since: null })
  // Beside the list the first one is shown until another is chosen, also once it is delivered.
  const [first, setFirst] = useState<string | null>(null)
  if (first === null && active.data?.[0]) setFirst(active.data[0].id)
  // Whoever looks up a code is shown what it finds, and no other shipment.
  const isLookup = Boolean(useParam('code')?.trim())
  const followed = named ?? ((isWide || opensFirst) && !isLookup ? first : null)
  const isMap = useParam('show') === 'map' && named === null
  const isListHidden = !isWide && followed !== null && !isMap
  return (
    <div className="flex flex-col gap-5">
      <header className={cn('flex flex-wrap items-center justify-between gap-3', isListHidden && 'sr-only')}>
        <h1 className="text-28">{title}</h1>
        {!isListHidden && (
          <FilterChips
            label="Görünüm"
            className="print:hidden"
            chips={[
              { key: 'list', label: 'Liste', search: withParams(search, { show: null }), current: !isMap },
              {
                key: 'map',
                label: 'Harita',
                search: withParams(search, { show: 'map', shipment: null }),
                current: isMap,
              },
            ]}
          />
        )}
      </header>
      {isListHidden && (
        <Link
          to={opensFirst ? listAddress : { search: withParams(search, { shipment: null, code: null }) }}
          className="link inline-flex min-h-10 items-center gap-1 self-start"
        >
          <ChevronLeft className="size-4" strokeWidth={1.75} aria-hidden /> Aktif gönderiler
        </Link>
      )}
      {!isListHidden && <CodeLookup />}
      {isMap ? (
        <ActiveShipmentsMap addressOf={(id) => `${pathname}${withParams(search, { shipment: id })}`} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[18rem_minmax(0,1fr)] print:block">
          {!isListHidden && (
            <Card aria-label="Aktif gönderiler" className="overflow-clip md:sticky md:top-4 print:hidden">
              <CardHead title="Aktif gönderiler" />
              <PagedList
                pages={active}
                failure={{ title: 'Hata', lead: 'Sevkiyatlar yüklenirken bir hata oluştu.' }}
                empty={<NothingUnderWay />}
                skeleton="h-14"
              >
                {(rows) => (
                  <ul>
                    {rows.map((shipment) => (
                      <ActiveRow key={shipment.id} shipment={shipment} current={shipment.id === followed} />
                    ))}
                  </ul>
                )}
              </PagedList>
            </Card>
          )}
          {followed && <FollowPanel key={followed} id={followed} />}
        </div>
      )}
    </div>
  )
}

/** Where a phone shows the list, while `?view=tracking` is one shipment. */
const listAddress = '/dashboard?view=container-tracking'

function ActiveRow({ shipment, current }: { shipment: ShipmentSummary; current: boolean }) {
  const { search } = useLocation()
  const { id, container_code, shipment_number, status, delayed, own_name, title } = shipment
  const arrival = arrivalOf(shipment)
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        to={{ search: withParams(search, { shipment: id, code: null }) }}
        preventScrollReset
        aria-current={current ? 'true' : undefined}
        className={cn(
          'flex flex-col gap-1 px-4 py-3 transition-colors hover:bg-hover',
          current && 'bg-sea-soft hover:bg-sea-soft',
        )}
      >
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="figures font-medium">{container_code || shipment_number}</span>
          <ShipmentBadge status={status} delayed={delayed} />
        </span>
        <span className="break-words text-13">{own_name || routeText(shipment) || title}</span>
        <span className="text-13 text-muted">
          {shipment.eta ? `${arrival.label} ${arrival.text}` : 'Varış günü henüz belli değil'}
        </span>
      </Link>
    </li>
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
