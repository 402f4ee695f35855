/** A person's requests to erase their data: the list, the button for a new one, and withdrawing an open one. */

import type { DataRequest } from '@kervan/domain/consents/consents.contract.ts'
import { dataRequestKindWords, dataRequestStatusWords } from '@kervan/domain/consents/data-requests.copy.ts'
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RequestErasure } from '#features/consents/request-erasure.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { StatusBadge, type StatusTone } from '#spine/ui/status-badge.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function ErasureRequests() {
  const query = useQuery(api.consents.listOwnDataRequests.queryOptions())
  if (query.isError && !query.data) return <LoadFailure title="Talepleriniz gösterilemedi" query={query} />
  if (!query.data) {
    return (
      <Loading>
        <Skeleton className="h-16" />
      </Loading>
    )
  }
  const { requests } = query.data
  const isOpen = requests.some(({ kind, status }) => kind === 'erasure' && status === 'open')
  return (
    <div className="flex flex-col items-start gap-4">
      {!isOpen && (
        <p className="measure text-14 text-muted">
          Verilerinizin silinmesini isteyebilirsiniz. Talebiniz en geç 30 günde yanıtlanır.
        </p>
      )}
      {requests.length > 0 && (
        <ul aria-label="Silme talepleriniz" className="-my-3 w-full">
          {requests.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </ul>
      )}
      {!isOpen && <RequestErasure />}
    </div>
  )
}

const tones: Record<DataRequest['status'], StatusTone> = {
  open: 'pending',
  withdrawn: 'cancelled',
  done: 'approved',
  refused: 'rejected',
}

function RequestRow({ request }: { request: DataRequest }) {
  const { kind, status, answer } = request
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 last:border-b-0">
      <div className="mr-auto min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {kind === 'erasure' ? 'Silme talebi' : `Başvuru: ${dataRequestKindWords[kind]}`}{' '}
          <StatusBadge tone={tones[status]}>{dataRequestStatusWords[status]}</StatusBadge>
        </p>
        <p className="figures text-13 text-muted">
          Talep: {formatDate(request.created_at)} ·{' '}
          {request.closed_at
            ? `Kapanış: ${formatDate(request.closed_at)}`
            : `En geç yanıt: ${formatDate(request.due_at)}`}
        </p>
        {request.note && <p className="break-words text-14 text-muted">{request.note}</p>}
        {answer && <p className="whitespace-pre-line break-words text-14">Yanıt: {answer}</p>}
      </div>
      {status === 'open' && kind === 'erasure' && <Withdraw id={request.id} />}
    </li>
  )
}

function Withdraw({ id }: { id: string }) {
  const queries = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => client.consents.withdrawDataRequest({ id }),
    onError: (error) =>
      toast.failure({ title: 'Talep geri alınamadı', description: toProblem(error).message }),
    onSettled: () => queries.invalidateQueries({ queryKey: api.consents.listOwnDataRequests.key() }),
  })
  return (
    <Button size="sm" onClick={() => withdraw.mutate()} busy={withdraw.isPending} busyLabel="Geri alınıyor">
      Talebi geri al
    </Button>
  )
}
