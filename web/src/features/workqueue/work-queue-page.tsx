/** `/staff/work-queue`: the office's work as a list, the first due on top, or as a calendar. */
import { lazy, Suspense } from 'react'
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
import { doneWork, useOpenWork } from '#features/workqueue/work-lists.ts'
import { openedHere, useCloseDialog, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { loadView } from '#spine/api/load-or-wait.tsx'
import { List } from '#spine/lists/list.tsx'
import { listQueryOf, shownColumns, useListState } from '#spine/lists/list-address.ts'
import { cn } from '#spine/ui/class-names.ts'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { Kbd } from '#spine/ui/kbd.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const CalendarView = lazy(() =>
  loadView(async () => (await import('#features/workqueue/calendar-view.tsx')).CalendarView),
)

export function WorkQueuePage() {
  useDocumentTitle('İş Kuyruğu')
  const { search } = useLocation()
  const isCalendar = useParam('view') === 'calendar'
  const list = { view: null, span: null, day: null }
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-22">İş Kuyruğu</h1>
        {!isCalendar && (
          <p className="flex items-center gap-1.5 text-12 text-muted max-xl:hidden">
            <Kbd>j</Kbd> <Kbd>k</Kbd> gezin <Kbd>Enter</Kbd> aç <Kbd>x</Kbd> seç <Kbd>e</Kbd> fiyatla{' '}
            <Kbd>h</Kbd> hızlı fiyat <Kbd>/</Kbd> ara
          </p>
        )}
        <FilterChips
          label="Görünüm"
          chips={[
            { key: 'list', label: 'Liste', search: withParams(search, list), current: !isCalendar },
            { key: 'calendar', label: 'Takvim', search: '?view=calendar', current: isCalendar },
          ]}
        />
        {/* On phones the work itself begins high up. */}
        <LinkButton
          size="sm"
          href="/staff/work-queue/promises"
          className={cn(!isCalendar && 'max-md:hidden')}
        >
          Verilen sözler
        </LinkButton>
      </header>
      {isCalendar ? (
        <Suspense
          fallback={
            <Loading>
              <Skeleton className="h-96" />
            </Loading>
          }
        >
          <CalendarView />
        </Suspense>
      ) : (
        <WorkTable />
      )}
    </div>
  )
}

function WorkTable() {
  const show = useParam('show')
  const openWork = useOpenWork(show === 'snoozed')
  const definition = show === 'done' ? doneWork : openWork
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
    <>
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
    </>
  )
}
