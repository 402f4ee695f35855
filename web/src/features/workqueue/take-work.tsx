/** The button that takes a work item on or gives it back. A colleague's item is taken over after confirmation only. */
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import type { Holder, WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { heldBy } from '@kervan/domain/workqueue/workqueue.copy.ts'
import { colleagueHolding } from '@kervan/domain/workqueue/workqueue.policy.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#features/auth/session.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function TakeWork({ item }: { item: WorkItem }) {
  const me = useSession('office').data?.person?.id
  const queries = useQueryClient()
  /** From whom the item would be taken over; the dialog is open while there is one. */
  const [holder, setHolder] = useState<Holder>()
  const isMine = item.assigned_to === me
  const assign = useMutation({
    mutationFn: ({ take, from }: { take: boolean; from?: Holder }) =>
      client.workqueue.assign({ id: item.id, take, ...(from && { take_over_from: from.assigned_to }) }),
    onSuccess: (_, { take }) => {
      if (take) return
      const notice = { title: `Bırakıldı: ${item.title}`, topic: 'work-released' }
      toast.undo(notice, () => void takeBack(item, queries))
    },
    onError: (error) => {
      const problem = toProblem(error)
      // Somebody was quicker than this screen knew.
      if (problem.code === 'HELD_BY_COLLEAGUE') return setHolder(problem.data as Holder)
      toast.failure({
        title: isMine ? 'İş bırakılamadı' : 'İş üstlenilemedi',
        description: `${requestWords.statusFailed} ${problem.message}`,
        kind: 'longer',
      })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: api.workqueue.key() }),
  })
  const press = () => {
    const colleague = colleagueHolding(item, me)
    if (colleague) setHolder(colleague)
    else assign.mutate({ take: !isMine })
  }
  const verb = isMine ? 'Bırak' : 'Üstlen'
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        busy={assign.isPending}
        onClick={press}
        aria-label={`${verb}: ${item.title}`}
        className="h-7"
      >
        {verb}
      </Button>
      <ConfirmDialog
        open={holder !== undefined}
        onOpenChange={(open) => !open && setHolder(undefined)}
        title="Yine de üstlenilsin mi?"
        description={`${heldBy(holder?.assignee_name ?? '')} Üstlenirseniz «${item.title}» size geçer.`}
        confirmLabel="Yine de üstlen"
        danger={false}
        onConfirm={() => holder && assign.mutate({ take: true, from: holder })}
      />
    </>
  )
}

/** Its row may be gone from the list by now. A colleague who was quicker keeps it. */
async function takeBack(item: WorkItem, queries: QueryClient): Promise<void> {
  try {
    await client.workqueue.assign({ id: item.id, take: true })
  } catch (error) {
    toast.failure({ title: 'Geri alınamadı', description: toProblem(error).message, kind: 'longer' })
  }
  await queries.invalidateQueries({ queryKey: api.workqueue.key() })
}
