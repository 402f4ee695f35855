/** The customer's shipments: figures, search and filters in the URL, and a card for each. */
import type { ShipmentFilter } from '@kervan/domain/shipments/shipments.contract.ts'
import { delayedWord, shipmentStatusWords } from '@kervan/domain/shipments/shipments.policy.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { ExportMenu } from '#features/lists/export-menu.tsx'
import { newRequestAddress } from '#features/requests/request-addresses.ts'
import { useChangeCounts } from '#features/requests/request-list.ts'
import { shipmentInput, useShipmentFigures, useShipments } from '#features/shipments/own-shipments.ts'
import { ShipmentCard } from '#features/shipments/shipment-card.tsx'
import { ShipmentFigures } from '#features/shipments/shipment-figures.tsx'
import { useAddressText } from '#spine/addresses/address-text.ts'
import { openedHere, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { useChoice } from '#spine/addresses/search-params.ts'
import { PagedList } from '#spine/api/paged-list.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { FromDateFilter, parseDay } from '#spine/ui/from-date-filter.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { SearchField } from '#spine/ui/search-field.tsx'

const filters = [
  { status: null, key: 'total', label: 'Tümü' },
  { status: 'active', key: 'active', label: 'Aktif' },
  { status: 'in_transit', key: 'in_transit', label: shipmentStatusWords.in_transit },
  { status: 'delivered', key: 'delivered', label: shipmentStatusWords.delivered },
  { status: 'customs', key: 'customs', label: shipmentStatusWords.customs },
  { status: 'delayed', key: 'delayed', label: delayedWord },
] as const satisfies readonly { status: ShipmentFilter | null; key: string; label: string }[]

/** `preparing` has no chip, but a figure leads to it. */
const statuses = [...filters.flatMap(({ status }) => status ?? []), 'preparing'] as const

/** `children` stand between the figures and the list. */
export function ShipmentsView({ children }: { children: ReactNode }) {
  useDocumentTitle('Gönderiler')
  const { search } = useLocation()
  const status = useChoice('status', statuses, null)
  const since = parseDay(useParam('delivered_since'))
  const { applied, text, type } = useAddressText('q')
  const wanted = { status, search: applied, since }
  const shipments = useShipments(wanted)
  const { data: counts } = useShipmentFigures(applied)
  const changes = useChangeCounts('shipment.changed', 'shipment_id')
  const isFiltered = Boolean(status || since || applied)
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-28">Gönderiler</h1>
      <ShipmentFigures />
      {children}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterChips
          label="Duruma göre süz"
          chips={filters.map(({ status: wanted, key, label }) => ({
            key,
            label,
            count: counts?.[key],
            urgent: wanted === 'delayed',
            search: withParams(search, {
              status: wanted,
              shipment: null,
              // Only what was delivered was delivered since a day.
              ...(wanted !== 'delivered' && { delivered_since: null }),
            }),
            current: wanted === status,
          }))}
          className="max-md:-mx-4 max-md:w-dvw max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4 max-md:py-1"
        />
        <div className="flex items-center gap-2 max-md:w-full">
          <SearchField
            label="Ülke, konteyner, numara veya ad ara"
            value={text}
            onChange={type}
            shortcut
            className="min-w-0 max-md:flex-1 md:w-80"
          />
          <ExportMenu list="own_shipments" input={shipmentInput(wanted)} />
        </div>
      </div>
      {since && (
        <FromDateFilter
          label="Teslim edilenler"
          day={since}
          search={withParams(search, { delivered_since: null, shipment: null })}
        />
      )}
      <PagedList
        pages={shipments}
        failure={{ title: 'Hata', lead: 'Sevkiyatlar yüklenirken bir hata oluştu.' }}
        empty={isFiltered ? <NothingFound searched={applied !== ''} /> : <NoShipments />}
        skeleton="h-32 rounded-card"
      >
        {(shown) => (
          <ul
            aria-label="Gönderilerim"
            className={cn(
              'flex flex-col gap-3 transition-opacity',
              shipments.isPlaceholderData && 'opacity-60',
            )}
          >
            {shown.map((shipment) => (
              <ShipmentCard key={shipment.id} shipment={shipment} changes={changes.get(shipment.id) ?? 0} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}

const framed = 'rounded-card border border-line bg-card'

function NothingFound({ searched }: { searched: boolean }) {
  return (
    <EmptyState title={searched ? 'Aramanıza uyan gönderi yok' : 'Bu durumda gönderi yok'} className={framed}>
      {searched ? 'Numarayı ya da adı başka türlü yazmayı deneyin.' : 'Başka bir durum seçin.'}
    </EmptyState>
  )
}

function NoShipments() {
  return (
    <EmptyState
      title="Henüz gönderiniz yok"
      className={framed}
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
