/** The table of requests with its states; new ones say that they are there and wait. */

import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { useLocation } from 'react-router'
import { toProblem } from '#api.ts'
import { useHeldArrivals } from '#live/held-arrivals.ts'
import { staffRequestColumns } from '#requests/staff/staff-request-columns.tsx'
import type { AskedRequests, useStaffRequests } from '#requests/staff/staff-request-list.ts'
import { ArrivalsLine } from '#ui/arrivals-line.tsx'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/class-names.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LoadMoreButton } from '#ui/load-more-button.tsx'

type Props = { asked: AskedRequests; requests: ReturnType<typeof useStaffRequests> }

export function StaffRequestTable({ asked, requests }: Props) {
  const { state } = useLocation() as { state: { made?: string } | null }
  const arrivals = useHeldArrivals({
    rows: requests.data,
    list: JSON.stringify(asked),
    isPrevious: requests.isPlaceholderData,
    own: state?.made,
  })
  return (
    <Card aria-label="Talep listesi" className="max-md:border-0 max-md:bg-transparent">
      <ArrivalsLine count={arrivals.waiting} of="yeni talep" onShow={arrivals.show} />
      <DataTable
        caption="Talepler, en yenisi başta"
        columns={staffRequestColumns}
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
        error={requests.isError && !requests.data && <Failure requests={requests} />}
        foot={
          <LoadMoreButton
            hasMore={requests.hasNextPage}
            loading={requests.isFetchingNextPage}
            onLoad={() => void requests.fetchNextPage()}
          />
        }
      />
    </Card>
  )
}

function Nothing({ asked }: { asked: AskedRequests }) {
  if (asked.search)
    return <EmptyState title="Talep bulunamadı">Aramanızı değiştirip yeniden deneyin.</EmptyState>
  if (asked.overdue)
    return <EmptyState title="Geciken talep yok">Söz verilen sürelerin hepsi tutuluyor.</EmptyState>
  if (asked.status) return <EmptyState title="Bu durumda talep yok" />
  return <EmptyState title="Henüz talep yok">İlk talep geldiği anda burada görünür.</EmptyState>
}

function Failure({ requests }: { requests: Props['requests'] }) {
  const problem = toProblem(requests.error)
  return (
    <ErrorState
      title={requestWords.loadFailedTitle}
      message={
        <>
          {problem.message} <span className="block text-12">{requestWords.loadFailedText}</span>
        </>
      }
      code={problem.request_id}
      onRetry={() => void requests.refetch()}
      retrying={requests.isFetching}
    />
  )
}
