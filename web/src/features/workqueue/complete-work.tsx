/** The button that completes a work item, after confirmation. */
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import type { WorkItem } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { heldBy } from '@kervan/domain/workqueue/workqueue.copy.ts'
import { colleagueHolding } from '@kervan/domain/workqueue/workqueue.policy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#features/auth/session.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Props = { item: WorkItem; small?: boolean; onDone?: () => void }

export function CompleteWork({ item, small = false, onDone }: Props) {
  const queries = useQueryClient()
  const holder = colleagueHolding(item, useSession('office').data?.person?.id)
  const complete = useMutation({
    mutationFn: () => client.workqueue.complete({ id: item.id }),
    onSuccess: () => {
      toast.success({ title: `Tamamlandı: ${item.title}` })
      onDone?.()
    },
    onError: (error) =>
      toast.failure({
        title: 'İş tamamlanamadı',
        description: `${requestWords.statusFailed} ${toProblem(error).message}`,
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: api.workqueue.key() }),
  })
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" busy={complete.isPending} busyLabel="Kaydediliyor" className={cn(small && 'h-7')}>
          {small ? 'Tamamla' : 'Tamamlandı'}
        </Button>
      }
      title="İş tamamlandı mı?"
      description={`${holder ? `${heldBy(holder.assignee_name)} ` : ''}«${item.title}» herkesin listesinden kalkar ve adınızla kaydedilir. Bu geri alınmaz.`}
      confirmLabel="Tamamlandı"
      danger={false}
      onConfirm={() => complete.mutate()}
    />
  )
}
