/** `/staff/work-queue`: the office's work, the first due on top. */
import { useLocation, useNavigate } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { RequestDocuments } from '#features/documents/staff/request-documents.tsx'
import { ExportMenu } from '#features/lists/export-menu.tsx'
import { SavedViewsMenu } from '#features/lists/saved-views-menu.tsx'
import { RequestHistory } from '#features/quotes/offers/request-history.tsx'
import { PricingDialogs } from '#features/quotes/pricing-dialogs.tsx'
import { QuoteInMaking } from '#features/quotes/quote-in-making.tsx'
import { priceSearch } from '#features/requests/staff/pricing.ts'
import { StaffRequestPanel } from '#features/requests/staff/staff-request-panel.tsx'
import { WorkItemPanel } from '#features/workqueue/work-item-panel.tsx'
import { useWork, useWorkCounts, workInput } from '#features/workqueue/work-list.ts'
import { doneWork, openWork } from '#features/workqueue/work-lists.ts'
import { openedHere, useCloseDialog, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { List } from '#spine/lists/list.tsx'
import { listQueryOf, shownColumns, useListState } from '#spine/lists/list-address.ts'
import { Kbd } from '#spine/ui/kbd.tsx'

export function WorkQueuePage() {
  useDocumentTitle('İş Kuyruğu')
  const definition = useParam('show') === 'done' ? doneWork : openWork
  const state = useListState(definition)
  const work = useWork(state)
  const counts = useWorkCounts(state).data
  const { search } = useLocation()
  const navigate = useNavigate()
  const [request, item] = [useParam('request'), useParam('item')]
  const close = useCloseDialog('request', 'item')
  const requestOf = (id: string) => work.data?.find((each) => each.id === id)?.request_id
  const price = (id: string) => {
    const request = requestOf(id)
    if (request) void navigate({ search: priceSearch(search, request) }, { state: openedHere })
  }
  const priceQuickly = (id: string) => {
    const order = requestOf(id)
    if (order) void navigate({ search: withParams(search, { order }) }, { state: openedHere })
  }
  const opened = work.data?.find(({ id }) => id === item)
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-22">İş Kuyruğu</h1>
        <p className="flex items-center gap-1.5 text-12 text-muted max-lg:hidden">
          <Kbd>j</Kbd> <Kbd>k</Kbd> gezin <Kbd>Enter</Kbd> aç <Kbd>x</Kbd> seç <Kbd>e</Kbd> fiyatla{' '}
          <Kbd>h</Kbd> hızlı fiyat <Kbd>/</Kbd> ara
        </p>
      </header>
      <List
        definition={definition}
        state={state}
        pages={work}
        counts={counts}
        rowKeys={{ e: price, h: priceQuickly }}
        actions={
          <>
            <SavedViewsMenu list="work_items" query={listQueryOf(definition, search)} />
            <ExportMenu
              list="work_items"
              input={workInput(state)}
              columns={shownColumns(definition, state)}
            />
          </>
        }
      />
      {request && (
        <StaffRequestPanel
          key={request}
          id={request}
          making={<QuoteInMaking requestId={request} />}
          historyOf={(found) => <RequestHistory request={found} reader="staff" />}
          documents={<RequestDocuments requestId={request} />}
          onClose={close}
        />
      )}
      {item && <WorkItemPanel key={item} id={item} fromList={opened} onClose={close} />}
      <PricingDialogs />
    </div>
  )
}
