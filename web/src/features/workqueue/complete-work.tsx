/** The button that completes a work item, after confirmation. One that stands for undone work is closed with a reason only. */
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { workProblems } from '@kervan/domain/workqueue/workqueue.copy.ts'
import { isClosedByItselfOnly, type Undone, undoneBy } from '@kervan/domain/workqueue/workqueue.policy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useHolderWords } from '#features/workqueue/use-holder-words.ts'
import { workItemAddress } from '#features/workqueue/work-item-address.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { loadView } from '#spine/api/load-or-wait.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'

/** Not in a list's row, so no list waits for it. */
const LeadDecision = lazy(() =>
  loadView(async () => (await import('#features/workqueue/leads/lead-decision.tsx')).LeadDecision),
)

type Props = { item: WorkItem; small?: boolean; onDone?: () => void }

/** Whether it is done where it is shown; the others lead to where they are done, and close by themselves. */
export const isDoneHere = ({ kind }: WorkItem) => kind === 'forgotten_lead' || !undoneBy(kind)

export function CompleteWork(props: Props) {
  const { kind } = props.item
  if (kind === 'forgotten_lead') return <DecideLead {...props} />
  const undone = undoneBy(kind)
  if (!undone) return <CompleteDone {...props} />
  return isClosedByItselfOnly(undone) ? null : <CloseWithReason {...props} undone={undone} />
}

/** It closes by itself with what is decided. */
function DecideLead({ item, small = false, onDone }: Props) {
  if (small || !item.customer_id)
    return (
      <LinkButton size="sm" className="h-7" href={workItemAddress(item.id)}>
        Karar ver
      </LinkButton>
    )
  const name = [item.company, item.customer_name].filter(Boolean).join(' · ') || item.email || item.phone
  return (
    <Suspense>
      <LeadDecision lead={{ id: item.customer_id, name, phone: item.phone, onDone }} />
    </Suspense>
  )
}

function useComplete({ item, onDone }: Props, onError?: (error: Error) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => client.workqueue.complete({ id: item.id, ...(reason && { reason }) }),
    onSuccess: () => {
      toast.success({ title: `Tamamlandı: ${item.title}` })
      onDone?.()
    },
    ...(onError && { onError }),
    onSettled: () => queries.invalidateQueries({ queryKey: api.workqueue.key() }),
  })
}

function CompleteDone(props: Props) {
  const { item, small = false } = props
  const held = useHolderWords(item)
  const complete = useComplete(props, (error) =>
    toast.failure({
      title: 'İş tamamlanamadı',
      description: `${requestWords.statusFailed} ${toProblem(error).message}`,
    }),
  )
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" busy={complete.isPending} busyLabel="Kaydediliyor" className={cn(small && 'h-7')}>
          {small ? 'Tamamla' : 'Tamamlandı'}
        </Button>
      }
      title="İş tamamlandı mı?"
      description={`${held}«${item.title}» herkesin listesinden kalkar ve adınızla kaydedilir. Bu geri alınmaz.`}
      confirmLabel="Tamamlandı"
      danger={false}
      onConfirm={() => complete.mutate('')}
    />
  )
}

/** The dialog goes with the work that is done, and the typed reason with it, so it is said where it stays. */
function tellIfDone(error: Error): void {
  const { code, message } = toProblem(error)
  if (code === 'WORK_DONE')
    toast.failure({ title: 'Yazdığınız neden kaydedilmedi', description: message, kind: 'longer' })
}

function CloseWithReason({ undone, ...props }: Props & { undone: Undone }) {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const held = useHolderWords(props.item)
  const close = useComplete(
    {
      ...props,
      onDone: () => {
        setOpen(false)
        props.onDone?.()
      },
    },
    tellIfDone,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() && !close.isPending) close.mutate(reason.trim())
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" variant="ghost">
          Nedenle kapat
        </Button>
      }
      title="İş yapılmadan kapatılsın mı?"
      description={`${held}${workProblems[undone].message}`}
      footer={
        <Button
          type="submit"
          form="close-work"
          variant="danger"
          busy={close.isPending}
          disabled={!reason.trim()}
        >
          İşi kapat
        </Button>
      }
    >
      <form id="close-work" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Neden">
          <Textarea value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
        </Field>
        {close.isError && <Alert title="İş kapatılamadı">{toProblem(close.error).message}</Alert>}
      </form>
    </Dialog>
  )
}
