/** `/staff/requests`: every customer's requests, live, with the dialogs that enter an order or price one quickly. */
import { Plus } from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { RequestDocuments } from '#features/documents/staff/request-documents.tsx'
import { ExportMenu } from '#features/lists/export-menu.tsx'
import { SavedViewsMenu } from '#features/lists/saved-views-menu.tsx'
import { RequestHistory } from '#features/quotes/offers/request-history.tsx'
import { PricingDialogs } from '#features/quotes/pricing-dialogs.tsx'
import { QuoteInMaking } from '#features/quotes/quote-in-making.tsx'
import { priceSearch } from '#features/requests/staff/pricing.ts'
import {
  staffRequestInput,
  useStaffRequestCounts,
  useStaffRequests,
} from '#features/requests/staff/staff-request-list.ts'
import { StaffRequestPanel } from '#features/requests/staff/staff-request-panel.tsx'
import { staffRequests } from '#features/requests/staff/staff-requests.ts'
import { openedHere, useCloseDialog, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { List } from '#spine/lists/list.tsx'
import { listQueryOf, shownColumns, useListState } from '#spine/lists/list-address.ts'
import { buttonClasses } from '#spine/ui/button.tsx'
import { Kbd } from '#spine/ui/kbd.tsx'

export function StaffRequestsPage() {
  useDocumentTitle('Talepler')
  const state = useListState(staffRequests)
  const requests = useStaffRequests(state)
  const counts = useStaffRequestCounts(state).data
  const { search, state: arrival } = useLocation() as { search: string; state: { created?: string } | null }
  const navigate = useNavigate()
  const open = useParam('request')
  const close = useCloseDialog('request')
  const price = (id: string) => void navigate({ search: priceSearch(search, id) }, { state: openedHere })
  const priceQuickly = (order: string) =>
    void navigate({ search: withParams(search, { order }) }, { state: openedHere })
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="mr-auto text-22 max-sm:w-full">Talepler</h1>
        <p className="flex items-center gap-1.5 text-12 text-muted max-lg:hidden">
          <Kbd>j</Kbd> <Kbd>k</Kbd> gezin <Kbd>Enter</Kbd> aç <Kbd>e</Kbd> fiyatla <Kbd>h</Kbd> hızlı fiyat{' '}
          <Kbd>/</Kbd> ara
        </p>
        <Link
          to={{ search: withParams(search, { order: 'new' }) }}
          state={openedHere}
          preventScrollReset
          className={buttonClasses()}
        >
          Yeni sipariş
        </Link>
        <Link to="/staff/quotes/new" state={openedHere} className={buttonClasses({ variant: 'primary' })}>
          <Plus strokeWidth={1.75} aria-hidden />
          Teklif hazırla
        </Link>
      </header>
      <List
        definition={staffRequests}
        state={state}
        pages={requests}
        counts={counts}
        rowKeys={{ e: price, h: priceQuickly }}
        ownRowId={arrival?.created}
        actions={
          <>
            <SavedViewsMenu list="staff_requests" query={listQueryOf(staffRequests, search)} />
            <ExportMenu
              list="staff_requests"
              input={staffRequestInput(state)}
              columns={shownColumns(staffRequests, state)}
            />
          </>
        }
      />
      {open && (
        <StaffRequestPanel
          key={open}
          id={open}
          making={<QuoteInMaking requestId={open} />}
          historyOf={(request) => <RequestHistory request={request} reader="staff" />}
          documents={<RequestDocuments requestId={open} />}
          onClose={close}
        />
      )}
      <PricingDialogs />
    </div>
  )
}
