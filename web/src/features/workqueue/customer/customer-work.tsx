/** The open work about a customer, the nearest first. */
import { workKindWords } from '@kervan/domain/workqueue/work.copy.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { DueClock } from '#features/company/due-clock.tsx'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function CustomerWork({ id }: { id: string }) {
  const query = useQuery(
    api.workqueue.list.queryOptions({ input: { customer_id: id, status: 'open', limit: 20 } }),
  )
  const items = query.data?.items
  return (
    <Card aria-label="Açık işler">
      <CardHead title="Açık işler" />
      <CardBody>
        {query.isError && !items && <LoadFailure title="İşler yüklenirken bir hata oluştu" query={query} />}
        {query.isPending && (
          <Loading>
            <Skeleton className="h-12" />
          </Loading>
        )}
        {items?.length === 0 && <p className="text-14 text-muted">Bu müşteri için açık iş yok.</p>}
        {items && items.length > 0 && (
          <ul aria-label="Açık işler" className="divide-y divide-line">
            {items.map((item) => (
              <li key={item.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2 text-14">
                <div className="min-w-0 flex-1 basis-48">
                  <Link
                    to={`/staff/work-queue/details/${item.id}`}
                    className="break-words font-medium hover:underline"
                  >
                    {item.title}
                  </Link>
                  <p className="text-13 text-muted">
                    {[workKindWords[item.kind], item.assignee_name || 'Kimse üstlenmedi'].join(' · ')}
                  </p>
                </div>
                <DueClock due={item.due_at} />
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  )
}
