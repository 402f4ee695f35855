/** The actions of a work item: take or release it, price its request, or complete it. */
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import type { WorkItem } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { useSession } from '#features/auth/session.ts'
import { CompleteWork } from '#features/workqueue/complete-work.tsx'
import { openedHere, withParams } from '#spine/addresses/dialog-address.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Button, buttonClasses } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { rowActionsOverlay } from '#spine/ui/row-actions.ts'
import { toast } from '#spine/ui/toast.tsx'

export function WorkActions({ item }: { item: WorkItem }) {
  return (
    <span className={rowActionsOverlay}>
      <TakeWork item={item} />
      {item.request_id ? (
        <PriceWork item={item} requestId={item.request_id} />
      ) : (
        <CompleteWork item={item} small />
      )}
    </span>
  )
}

function TakeWork({ item }: { item: WorkItem }) {
  const me = useSession('office').data?.person?.id
  const queries = useQueryClient()
  const isMine = item.assigned_to === me
  const assign = useMutation({
    mutationFn: () => client.workqueue.assign({ id: item.id, take: !isMine }),
    onError: (error) =>
      toast.failure({
        title: isMine ? 'İş bırakılamadı' : 'İş üstlenilemedi',
        description: `${requestWords.statusFailed} ${toProblem(error).message}`,
        kind: 'longer',
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: api.workqueue.key() }),
  })
  return (
    <Button
      size="sm"
      variant="ghost"
      busy={assign.isPending}
      onClick={() => assign.mutate()}
      aria-label={`${isMine ? 'Bırak' : 'Üstlen'}: ${item.title}`}
      className="h-7"
    >
      {isMine ? 'Bırak' : 'Üstlen'}
    </Button>
  )
}

function PriceWork({ item, requestId }: { item: WorkItem; requestId: string }) {
  const { search } = useLocation()
  return (
    <Link
      to={{ search: withParams(search, { order: requestId }) }}
      state={openedHere}
      preventScrollReset
      aria-label={`Fiyatla: ${item.request_number ?? item.title}`}
      className={cn(buttonClasses({ size: 'sm' }), 'h-7')}
    >
      Fiyatla
    </Link>
  )
}
