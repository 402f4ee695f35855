/** The customer's shipments; the URL may open one of them. */

import type { ShipmentFilter } from '@kervan/domain/shipments/shipments.contract.ts'
import { delayedWord, shipmentStatusWords } from '@kervan/domain/shipments/shipments.policy.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { newRequestAddress } from '#features/requests/request-addresses.ts'
import { useChangeCounts } from '#features/requests/request-list.ts'
import { OpenShipment, ShipmentRow, type Timeline } from '#features/shipments/shipments-view-row.tsx'
import { openedHere, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { useChoice } from '#spine/addresses/search-params.ts'
import { api } from '#spine/api/api.ts'
import { PagedList } from '#spine/api/paged-list.tsx'
import { type Place, pageOptions, rowsOf } from '#spine/lists/list-pages.ts'
import { Card } from '#spine/ui/card.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { FromDateFilter, parseDay } from '#spine/ui/from-date-filter.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'

const filters: readonly { status: ShipmentFilter | null; label: string }[] = [
  { status: null, label: 'Tümü' },
  { status: 'active', label: 'Aktif' },
  { status: 'in_transit', label: shipmentStatusWords.in_transit },
  { status: 'customs', label: shipmentStatusWords.customs },
  { status: 'delayed', label: delayedWord },
  { status: 'delivered', label: shipmentStatusWords.delivered },
]

const statuses = filters.flatMap(({ status }) => status ?? [])

/** `children` stand below the title. */
export function ShipmentsView({ timeline, children }: { timeline: Timeline; children: React.ReactNode }) {
  useDocumentTitle('Gönderiler')
  const { search } = useLocation()
  const filter = useChoice('status', statuses, null)
  const open = useParam('shipment')
  const since = parseDay(useParam('delivered_since'))
  const shipments = useShipments(filter, since)
  const changes = useChangeCounts('shipment.changed', 'shipment_id')
  const { data: rows } = shipments
  // A shipment that is not loaded yet is shown above the others.
  const isElsewhere = open !== null && rows !== undefined && !rows.some(({ id }) => id === open)
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-28">Gönderiler</h1>
      {children}
      <FilterChips
        label="Duruma göre süz"
        chips={filters.map(({ status, label }) => ({
          key: label,
          label,
          search: withParams(search, { status, shipment: null }),
          current: status === filter,
        }))}
        className="max-md:-mx-4 max-md:w-dvw max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4 max-md:py-1"
      />
      {since && (
        <FromDateFilter
          label="Teslim edilenler"
          day={since}
          search={withParams(search, { delivered_since: null, shipment: null })}
        />
      )}
      {isElsewhere && (
        <Card aria-label="Açılan gönderi">
          <OpenShipment id={open} timeline={timeline} />
        </Card>
      )}
      <Card aria-label="Gönderilerim" className="overflow-clip">
        <PagedList
          pages={shipments}
          failure={{ title: 'Sevkiyatlar yüklenirken bir hata oluştu' }}
          empty={
            filter || since ? (
              <EmptyState title="Bu durumda gönderi yok">Başka bir durum seçin.</EmptyState>
            ) : (
              <NoShipments />
            )
          }
          skeleton="h-16"
        >
          {(shown) => (
            <ul className={cn('transition-opacity', shipments.isPlaceholderData && 'opacity-60')}>
              {shown.map((shipment) => (
                <ShipmentRow
                  key={shipment.id}
                  shipment={shipment}
                  open={shipment.id === open}
                  changes={changes.get(shipment.id) ?? 0}
                  timeline={timeline}
                />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
    </div>
  )
}

function useShipments(status: ShipmentFilter | null, since: string | null) {
  return useInfiniteQuery(
    api.shipments.list.infiniteOptions({
      input: (place: Place) => ({
        ...place,
        ...(status && { status }),
        ...(since && { delivered_since: since }),
      }),
      ...pageOptions,
      select: rowsOf,
    }),
  )
}

function NoShipments() {
  return (
    <EmptyState
      title="Henüz gönderiniz yok"
      action={
        <LinkButton variant="next" href={newRequestAddress('quick')} state={openedHere}>
          Teklif iste
        </LinkButton>
      }
    >
      Bir teklifi onayladığınızda gönderiniz burada görünür.
    </EmptyState>
  )
}
