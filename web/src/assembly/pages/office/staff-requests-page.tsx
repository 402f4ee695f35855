/** `/staff/requests`: every customer's requests, live, with the dialog that prices one or enters an order. */
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { OrderDialogOutlet } from '#features/quotes/order-dialog-outlet.tsx'
import { useStaffRequestFilter } from '#features/requests/staff/staff-request-filter.ts'
import { StaffRequestFilters } from '#features/requests/staff/staff-request-filters.tsx'
import { useStaffRequests } from '#features/requests/staff/staff-request-list.ts'
import { StaffRequestPanel } from '#features/requests/staff/staff-request-panel.tsx'
import { StaffRequestTable } from '#features/requests/staff/staff-request-table.tsx'
import { openedHere, useCloseDialog, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { buttonClasses } from '#spine/ui/button.tsx'
import { Kbd } from '#spine/ui/kbd.tsx'
import { useRowKeys } from '#spine/ui/row-keys.ts'

export function StaffRequestsPage() {
  useDocumentTitle('Talepler')
  const filter = useStaffRequestFilter()
  const requests = useStaffRequests(filter)
  const list = useRef<HTMLDivElement>(null)
  const { search } = useLocation()
  const navigate = useNavigate()
  const open = useParam('request')
  const close = useCloseDialog('request')
  useRowKeys(list, {
    e: (id) => void navigate({ search: withParams(search, { order: id }) }, { state: openedHere }),
  })
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-22">Talepler</h1>
        <p className="flex items-center gap-1.5 text-12 text-muted max-lg:hidden">
          <Kbd>j</Kbd> <Kbd>k</Kbd> gezin <Kbd>Enter</Kbd> aç <Kbd>e</Kbd> fiyatla <Kbd>/</Kbd> ara
        </p>
        <Link
          to={{ search: withParams(search, { order: 'new' }) }}
          state={openedHere}
          preventScrollReset
          className={buttonClasses({ variant: 'primary' })}
        >
          <Plus strokeWidth={1.75} aria-hidden />
          Yeni sipariş
        </Link>
      </header>
      <StaffRequestFilters filter={filter} rows={requests.data} />
      <div ref={list}>
        <StaffRequestTable filter={filter} requests={requests} />
      </div>
      {open && <StaffRequestPanel key={open} id={open} onClose={close} />}
      <OrderDialogOutlet />
    </div>
  )
}
