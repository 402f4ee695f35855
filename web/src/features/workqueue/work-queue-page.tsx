/** `/staff/work-queue`: the office's work, the first due on top. */
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { OrderDialogOutlet } from '#features/quotes/order-dialog-outlet.tsx'
import { StaffRequestPanel } from '#features/requests/staff/staff-request-panel.tsx'
import { useWorkFilter } from '#features/workqueue/work-filter.ts'
import { WorkFilters } from '#features/workqueue/work-filters.tsx'
import { WorkItemPanel } from '#features/workqueue/work-item-panel.tsx'
import { useWork } from '#features/workqueue/work-list.ts'
import { WorkTable } from '#features/workqueue/work-table.tsx'
import { openedHere, useCloseDialog, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { Kbd } from '#spine/ui/kbd.tsx'
import { useRowKeys } from '#spine/ui/row-keys.ts'

export function WorkQueuePage() {
  useDocumentTitle('İş Kuyruğu')
  const filter = useWorkFilter()
  const work = useWork(filter)
  const list = useRef<HTMLDivElement>(null)
  const { search } = useLocation()
  const navigate = useNavigate()
  const [request, item] = [useParam('request'), useParam('item')]
  const close = useCloseDialog('request', 'item')
  useRowKeys(list, {
    e: (id) => {
      const order = work.data?.find((each) => each.id === id)?.request_id
      if (order) void navigate({ search: withParams(search, { order }) }, { state: openedHere })
    },
  })
  const opened = work.data?.find(({ id }) => id === item)
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-22">İş Kuyruğu</h1>
        <p className="flex items-center gap-1.5 text-12 text-muted max-lg:hidden">
          <Kbd>j</Kbd> <Kbd>k</Kbd> gezin <Kbd>Enter</Kbd> aç <Kbd>e</Kbd> fiyatla <Kbd>/</Kbd> ara
        </p>
      </header>
      <WorkFilters filter={filter} />
      <div ref={list}>
        <WorkTable filter={filter} work={work} />
      </div>
      {request && <StaffRequestPanel key={request} id={request} onClose={close} />}
      {item && <WorkItemPanel key={item} id={item} fromList={opened} onClose={close} />}
      <OrderDialogOutlet />
    </div>
  )
}
