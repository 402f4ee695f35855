/** The table of work with its states; new work says that it is there and waits. */
import { toProblem } from '#api.ts'
import { useHeldArrivals } from '#live/held-arrivals.ts'
import { ArrivalsLine } from '#ui/arrivals-line.tsx'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/class-names.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LoadMoreButton } from '#ui/load-more-button.tsx'
import { doneWorkColumns, openWorkColumns } from '#workqueue/work-columns.tsx'
import type { AskedWork, useWork } from '#workqueue/work-list.ts'

type Props = { asked: AskedWork; work: ReturnType<typeof useWork> }

export function WorkTable({ asked, work }: Props) {
  const arrivals = useHeldArrivals({
    rows: work.data,
    list: JSON.stringify(asked),
    isPrevious: work.isPlaceholderData,
  })
  return (
    <Card aria-label="İş listesi" className="max-md:border-0 max-md:bg-transparent">
      <ArrivalsLine count={arrivals.waiting} of="yeni iş" onShow={arrivals.show} />
      <DataTable
        caption="İşler, süresi en yakın olan başta"
        columns={asked.show === 'done' ? doneWorkColumns : openWorkColumns}
        rows={arrivals.shown}
        rowKey={({ id }) => id}
        rowClass={({ id }) =>
          cn(
            'relative has-[[data-row]:focus-visible]:bg-hover has-[[data-row]:focus-visible]:shadow-[inset_3px_0_0_var(--sea)]',
            arrivals.isNew(id) && 'animate-arrived',
          )
        }
        className="max-md:pt-1 md:max-h-[calc(100dvh-13rem)]"
        empty={<Nothing asked={asked} />}
        error={work.isError && !work.data && <Failure work={work} />}
        foot={
          <LoadMoreButton
            hasMore={work.hasNextPage}
            loading={work.isFetchingNextPage}
            onLoad={() => void work.fetchNextPage()}
          />
        }
      />
    </Card>
  )
}

const emptyWords: Record<AskedWork['show'], string> = {
  open: 'Yapılacak iş yok',
  overdue: 'Geciken iş yok',
  mine: 'Üstlendiğiniz iş yok',
  done: 'Tamamlanan iş yok',
}

function Nothing({ asked }: { asked: AskedWork }) {
  if (asked.search || asked.kind || asked.priority)
    return <EmptyState title="İş bulunamadı">Süzgeçleri değiştirip yeniden deneyin.</EmptyState>
  return <EmptyState title={emptyWords[asked.show]}>Yeni bir iş geldiği anda burada görünür.</EmptyState>
}

function Failure({ work }: { work: Props['work'] }) {
  const problem = toProblem(work.error)
  return (
    <ErrorState
      title="İşler yüklenirken bir hata oluştu"
      message={
        <>
          {problem.message} <span className="block text-12 text-danger">Failed to load work queue</span>
        </>
      }
      code={problem.request_id}
      onRetry={() => void work.refetch()}
      retrying={work.isFetching}
    />
  )
}
