/** The filters of the office's list of requests. They write to the URL. */
import { keysOf, requestStatusWords } from '@kervan/domain/requests/request-options.ts'
import { X } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { StaffRequestFilter } from '#features/requests/staff/staff-request-filter.ts'
import { useStaffRequestCounts } from '#features/requests/staff/staff-request-list.ts'
import { useAddressText } from '#spine/addresses/address-text.ts'
import { withParams } from '#spine/addresses/dialog-address.ts'
import { buttonClasses } from '#spine/ui/button.tsx'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { SearchField } from '#spine/ui/search-field.tsx'

type Named = { customer_id: string; customer_company: string; customer_name: string }

export function StaffRequestFilters({
  filter,
  rows,
}: {
  filter: StaffRequestFilter
  rows: readonly Named[] | undefined
}) {
  const search = useAddressText('search')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <StatusChips filter={filter} />
      {filter.customer && <CustomerFilter name={nameOf(filter.customer, rows)} />}
      <SearchField
        label="Numara, başlık, yer veya müşteri ara"
        value={search.text}
        onChange={search.type}
        shortcut
        className="w-full sm:ml-auto sm:w-80"
      />
    </div>
  )
}

function StatusChips({ filter }: { filter: StaffRequestFilter }) {
  const { search } = useLocation()
  const counts = useStaffRequestCounts().data
  const countsByStatus: Record<string, number | undefined> = {
    pending: counts?.pending,
    quoted: counts?.quoted,
  }
  return (
    <FilterChips
      label="Durum süzgeci"
      chips={[
        {
          key: 'all',
          label: 'Tümü',
          search: withParams(search, { status: null, overdue: null }),
          current: !filter.status && !filter.overdue,
        },
        ...keysOf(requestStatusWords).map((status) => ({
          key: status,
          label: requestStatusWords[status],
          count: countsByStatus[status],
          search: withParams(search, { status, overdue: null }),
          current: filter.status === status,
        })),
        {
          key: 'overdue',
          label: 'Geciken',
          count: counts?.overdue,
          urgent: true,
          search: withParams(search, { status: null, overdue: '1' }),
          current: filter.overdue,
        },
      ]}
    />
  )
}

function CustomerFilter({ name }: { name: string }) {
  const { search } = useLocation()
  return (
    <Link
      to={{ search: withParams(search, { customer: null }) }}
      preventScrollReset
      aria-label={`Müşteri süzgecini kaldır: ${name || 'tek müşteri'}`}
      className={buttonClasses({ size: 'sm' })}
    >
      {name || 'Tek müşteri'}
      <X className="size-4" strokeWidth={1.75} aria-hidden />
    </Link>
  )
}

function nameOf(id: string | null, rows: readonly Named[] | undefined): string {
  const row = rows?.find(({ customer_id }) => customer_id === id)
  return row?.customer_company || row?.customer_name || ''
}
