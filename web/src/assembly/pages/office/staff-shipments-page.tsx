/** `/staff/shipments` and `/staff/shipments/{id}`: every shipment of the office, and each with all that is known of it, live. */
import { Plus } from 'lucide-react'
import { Link, Outlet, useLocation, useSearchParams } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { ExportMenu } from '#features/lists/export-menu.tsx'
import { SavedViewsMenu } from '#features/lists/saved-views-menu.tsx'
import {
  filtersOf,
  staffShipmentInput,
  useStaffShipmentCounts,
  useStaffShipments,
} from '#features/shipments/staff/staff-shipment-list.ts'
import { useStaffShipmentDefinition } from '#features/shipments/staff/staff-shipments.ts'
import { ActiveShipmentsMap } from '#features/tracking/map/active-shipments-map.tsx'
import { ShipmentPage } from '#features/tracking/staff/shipment-page.tsx'
import { useExceptionCounts } from '#features/workqueue/exceptions/exception-list.ts'
import { ExceptionsView } from '#features/workqueue/exceptions/exceptions-view.tsx'
import { ShipmentExceptions } from '#features/workqueue/exceptions/shipment-exceptions.tsx'
import { openedHere, withParams } from '#spine/addresses/dialog-address.ts'
import { List } from '#spine/lists/list.tsx'
import { listQueryOf, shownColumns, useListState } from '#spine/lists/list-address.ts'
import { ListToolbar } from '#spine/lists/list-toolbar.tsx'
import { buttonClasses } from '#spine/ui/button.tsx'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { Kbd } from '#spine/ui/kbd.tsx'

export function StaffShipmentsPage() {
  useDocumentTitle('Gönderiler')
  const [params] = useSearchParams()
  const { search } = useLocation()
  const view = params.get('view')
  const isMap = view === 'map'
  const isList = !isMap && view !== 'exceptions'
  const wrong = useExceptionCounts().data?.total
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-22 max-sm:w-full">Gönderiler</h1>
        <FilterChips
          label="Görünüm"
          chips={[
            { key: 'list', label: 'Liste', search: withParams(search, { view: null }), current: isList },
            // Its filters are others than those of the list.
            {
              key: 'exceptions',
              label: 'Aksaklıklar',
              count: wrong,
              urgent: true,
              search: '?view=exceptions',
              current: view === 'exceptions',
            },
            { key: 'map', label: 'Harita', search: withParams(search, { view: 'map' }), current: isMap },
          ]}
        />
        {!isMap && (
          <p className="flex items-center gap-1.5 text-12 text-muted max-lg:hidden">
            <Kbd>j</Kbd> <Kbd>k</Kbd> gezin <Kbd>Enter</Kbd> aç <Kbd>x</Kbd> seç <Kbd>/</Kbd> ara
          </p>
        )}
        <Link
          to={{ pathname: '/staff/shipments/new', search }}
          state={openedHere}
          preventScrollReset
          className={buttonClasses({ variant: 'primary' })}
        >
          <Plus strokeWidth={1.75} aria-hidden />
          Yeni sevkiyat
        </Link>
      </header>
      {isMap && <ShipmentsOnMap />}
      {view === 'exceptions' && <ExceptionsView />}
      {isList && <ShipmentTable />}
      <Outlet />
    </div>
  )
}

/** With the filters of the list, of which it shows what is active. */
function ShipmentsOnMap() {
  const definition = useStaffShipmentDefinition()
  const state = useListState(definition)
  const counts = useStaffShipmentCounts(state).data
  return (
    <>
      <ListToolbar definition={definition} state={state} rows={undefined} counts={counts} isTable={false} />
      <ActiveShipmentsMap
        filters={{ ...(state.search && { search: state.search }), ...filtersOf(state) }}
        addressOf={(id) => `/staff/shipments/${id}`}
      />
    </>
  )
}

function ShipmentTable() {
  const definition = useStaffShipmentDefinition()
  const state = useListState(definition)
  const shipments = useStaffShipments(state)
  const counts = useStaffShipmentCounts(state).data
  const { search } = useLocation()
  return (
    <List
      definition={definition}
      state={state}
      pages={shipments}
      counts={counts}
      actions={
        <>
          <SavedViewsMenu list="staff_shipments" query={listQueryOf(definition, search)} />
          <ExportMenu
            list="staff_shipments"
            input={staffShipmentInput(state)}
            columns={shownColumns(definition, state)}
          />
        </>
      }
      selectionMenu={(ids) => (
        <ExportMenu
          list="staff_shipments"
          // Selected they are whatever the filters are.
          input={state.sort ? { sort: state.sort } : {}}
          columns={shownColumns(definition, state)}
          ids={ids}
        />
      )}
    />
  )
}

/** In one file with the list, whose rows lead to it. */
export function StaffShipmentPage() {
  return <ShipmentPage exceptions={(id) => <ShipmentExceptions shipmentId={id} />} />
}
