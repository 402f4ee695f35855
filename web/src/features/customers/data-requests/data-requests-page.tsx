/** `/staff/data-requests`: requests under article 11 of the law on personal data, with the time that is left for each; and `…/{id}`, one of them. */
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { AdminsOnly } from '#features/customers/data-requests/admins-only.tsx'
import { DataRequest } from '#features/customers/data-requests/data-request.tsx'
import { dataRequestList, useDataRequests } from '#features/customers/data-requests/data-request-list.tsx'
import { openedHere, useCloseDialog, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { List } from '#spine/lists/list.tsx'
import { useListState } from '#spine/lists/list-address.ts'
import { buttonClasses } from '#spine/ui/button.tsx'

const EnterRequestDialog = lazy(() =>
  loadDialog(
    async () =>
      (await import('#features/customers/data-requests/enter-request-dialog.tsx')).EnterRequestDialog,
  ),
)

export function DataRequestsPage() {
  const { id } = useParams()
  return <AdminsOnly>{id ? <DataRequest key={id} id={id} /> : <Requests />}</AdminsOnly>
}

function Requests() {
  useDocumentTitle('Veri başvuruları')
  const state = useListState(dataRequestList)
  const requests = useDataRequests(state)
  const { search } = useLocation()
  const isEntering = useParam('new') === '1'
  const close = useCloseDialog('new')
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="mr-auto max-sm:w-full">
          <h1 className="text-22">Veri başvuruları</h1>
          <p className="measure text-14 text-muted">
            KVKK 11. madde başvuruları geldikleri günden başlayarak en geç 30 günde yanıtlanır.
          </p>
        </div>
        <Link
          to={{ search: withParams(search, { new: '1' }) }}
          state={openedHere}
          preventScrollReset
          className={buttonClasses({ variant: 'primary' })}
        >
          <Plus strokeWidth={1.75} aria-hidden />
          Başvuru gir
        </Link>
      </header>
      <List definition={dataRequestList} state={state} pages={requests} />
      <Suspense>
        {isEntering && <EnterRequestDialog customerId={state.filters.customer ?? null} onClose={close} />}
      </Suspense>
    </div>
  )
}
