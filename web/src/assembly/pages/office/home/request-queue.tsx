/** The requests that wait for somebody, by what is to be done with them next. */

import type { StaffRequest } from '@kervan/domain/requests/request.ts'
import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import { formatCounted, formatMoney } from '@kervan/domain/values/format-number.ts'
import { priorityWords } from '@kervan/domain/workqueue/work.copy.ts'
import type { Priority } from '@kervan/domain/workqueue/work-item.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { useOfficeCounts } from '#assembly/layouts/office-badges.ts'
import { CallCustomer } from '#features/customers/contact/call-customer.tsx'
import { StaffRequestBadge } from '#features/requests/staff/staff-request-badge.tsx'
import { priorityTones } from '#features/workqueue/work.copy.ts'
import { useRequestPriorities } from '#features/workqueue/work-list.ts'
import { openedHere, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { StatusBadge } from '#spine/ui/status-badge.tsx'

const shown = 6
const minute = 60_000

type Stage = { status: RequestStatus; label: string; empty: string }

const firstStage: Stage = { status: 'pending', label: 'Yeni', empty: 'Fiyat bekleyen talep yok' }
const stages: readonly Stage[] = [
  firstStage,
  { status: 'quoted', label: 'Teklif verildi', empty: 'Yanıt bekleyen talep yok' },
  { status: 'approved', label: 'Onaylandı', empty: 'Onaylanan talep yok' },
  { status: 'rejected', label: 'Reddedildi', empty: 'Reddedilen talep yok' },
]

/** What is promised first; of the others the newest. */
export function useRequestQueue(status: RequestStatus = 'pending') {
  return useQuery(
    api.requests.staffList.queryOptions({
      input: { limit: shown, sort: status === 'pending' ? 'due' : '-created', status },
      refetchInterval: minute,
    }),
  )
}

export function RequestQueue() {
  const { search } = useLocation()
  const chosen = useParam('queue')
  const { status, empty } = stages.find((stage) => stage.status === chosen) ?? firstStage
  const { data: counts, isPending: isCounting } = useOfficeCounts().requests
  const queue = useRequestQueue(status)
  const waiting = queue.data?.items.filter((request) => request.status === 'pending') ?? []
  const priorities = useRequestPriorities(waiting.map(({ id }) => id))
  const total = counts?.[status] ?? 0
  return (
    <Card aria-label="Talep kuyruğu">
      <CardHead
        title="Talep kuyruğu"
        action={
          <LinkButton href={`/staff/requests?status=${status}`} size="sm">
            {total > shown ? `Hepsi (${formatCounted(total)})` : 'Talepler'}
          </LinkButton>
        }
      />
      <div className="border-line border-b px-4 py-2 md:px-5">
        <FilterChips
          label="Talebin durumu"
          // They would move as their counts come.
          className={cn(isCounting && 'invisible')}
          chips={stages.map((stage) => ({
            key: stage.status,
            label: stage.label,
            count: counts?.[stage.status],
            search: withParams(search, { queue: stage === firstStage ? null : stage.status }),
            current: stage.status === status,
          }))}
        />
      </div>
      {queue.isPending && (
        <Loading className="flex flex-col gap-4 p-5">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-10" />
          ))}
        </Loading>
      )}
      {queue.isError && !queue.data && (
        <LoadFailure title="İş kuyruğu yüklenemedi" small="Failed to load work queue" query={queue} />
      )}
      {queue.data &&
        (queue.data.items.length === 0 ? (
          <EmptyState title={empty} className="py-8" />
        ) : (
          <ul>
            {queue.data.items.map((request) => (
              <QueueRow key={request.id} request={request} priority={priorities.get(request.id)} />
            ))}
          </ul>
        ))}
    </Card>
  )
}

function QueueRow({ request, priority }: { request: StaffRequest; priority: Priority | undefined }) {
  const { number, title, customer_name, customer_company, quote_amount, quote_currency, created_at } = request
  const customer = customer_company || customer_name
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3 last:border-b-0 md:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 break-words font-medium">{title}</span>
          {priority && <PriorityMark priority={priority} />}
        </p>
        <p className="text-13 text-muted">
          {[number, customer].filter(Boolean).join(' · ')} · <RelativeTime moment={created_at} />
        </p>
      </div>
      {quote_amount && quote_currency && (
        <span className="figures font-medium">{formatMoney(quote_amount, quote_currency)}</span>
      )}
      <StaffRequestBadge request={request} />
      <Acts request={request} />
    </li>
  )
}

/** Others than urgent and high need no word. */
function PriorityMark({ priority }: { priority: Priority }) {
  const tone = priorityTones[priority]
  return tone ? <StatusBadge tone={tone}>{priorityWords[priority]}</StatusBadge> : null
}

function Acts({ request }: { request: StaffRequest }) {
  const { id, number, status, quote_id, customer_id, customer_phone } = request
  return (
    <span className="flex flex-wrap gap-2 max-sm:w-full">
      {status === 'pending' && (
        <LinkButton
          href={`/staff/quotes/new?requestId=${id}`}
          state={openedHere}
          size="sm"
          aria-label={`Teklif hazırla: ${number}`}
        >
          Teklif hazırla
        </LinkButton>
      )}
      {status === 'quoted' && customer_phone && quote_id && (
        <CallCustomer
          customerId={customer_id}
          phone={customer_phone}
          about={{ kind: 'quote', id: quote_id, name: `${number} talebinin teklifi` }}
          size="sm"
        />
      )}
      {status !== 'pending' && quote_id && (
        <LinkButton href={`/staff/quotes/${quote_id}`} size="sm" aria-label={`Teklifi gör: ${number}`}>
          Teklifi gör
        </LinkButton>
      )}
      <Link
        to={`/staff/requests?request=${id}`}
        aria-label={`Ayrıntılar: ${number}`}
        className="link inline-flex h-8 items-center text-13"
      >
        Ayrıntılar
      </Link>
    </span>
  )
}
