/** Lets a lead rest until a day, or gives it up with a reason. */
import { formatDate } from '@kervan/domain/values/format-date.ts'
import { dayInIstanbul, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { longestParkedDays } from '@kervan/domain/workqueue/lead-steps.ts'
import { workProblems } from '@kervan/domain/workqueue/workqueue.copy.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import type { DecidedLead } from '#features/workqueue/leads/decided-lead.ts'
import { useWorkAct } from '#features/workqueue/use-work-act.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { DateInput } from '#spine/ui/date-input.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Props = { lead: DecidedLead; onClose: () => void }

export function ParkDialog({ lead, onClose }: Props) {
  const today = dayInIstanbul(new Date())
  const [first, last] = [daysLater(today, 1), daysLater(today, longestParkedDays)]
  const [until, setUntil] = useState(daysLater(today, 30))
  const [reason, setReason] = useState('')
  const isPossible = until >= first && until <= last
  const park = useWorkAct(
    () => client.workqueue.leads.park({ id: lead.id, until, reason: reason.trim() }, callTimeout()),
    { onDone: () => finish({ lead, onClose }, `${formatDate(until)} gününe kadar karar istenmez.`) },
  )
  return (
    <DecisionDialog
      title="Adayı beklet"
      description={`${lead.name} için o güne kadar karar istenmez. Daha önce görüşülürse bekletme kalkar.`}
      act={park}
      failed="Aday bekletilemedi"
      submit={
        <Button
          type="submit"
          form="decide-lead"
          variant="primary"
          busy={park.isPending}
          disabled={!isPossible}
        >
          Beklet
        </Button>
      }
      onSubmit={() => isPossible && park.mutate(undefined)}
      onClose={onClose}
    >
      <Field
        label="Hangi güne kadar"
        required
        error={isPossible ? undefined : workProblems.PARK_RANGE.message}
      >
        <DateInput value={until} min={first} max={last} onChange={setUntil} />
      </Field>
      <Field label="Neden" optionalMark>
        <Input value={reason} maxLength={300} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </DecisionDialog>
  )
}

export function GiveUpDialog({ lead, onClose }: Props) {
  const [reason, setReason] = useState('')
  const isWhole = reason.trim() !== ''
  const giveUp = useWorkAct(
    () => client.workqueue.leads.giveUp({ id: lead.id, reason: reason.trim() }, callTimeout()),
    { onDone: () => finish({ lead, onClose }, 'Adaydan vazgeçildi; kaydı duruyor.') },
  )
  return (
    <DecisionDialog
      title="Adaydan vazgeç"
      description={`${lead.name} kaydı silinmez, ama artık karar istenmez. Görüşülür veya talebi gelirse yeniden ele alınır.`}
      act={giveUp}
      failed="Adaydan vazgeçilemedi"
      submit={
        <Button type="submit" form="decide-lead" variant="danger" busy={giveUp.isPending} disabled={!isWhole}>
          Adaydan vazgeç
        </Button>
      }
      onSubmit={() => isWhole && giveUp.mutate(undefined)}
      onClose={onClose}
    >
      <Field label="Neden" required>
        <Input value={reason} maxLength={300} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </DecisionDialog>
  )
}

function finish({ lead, onClose }: Props, description: string): void {
  toast.success({ title: lead.name, description })
  onClose()
  lead.onDone?.()
}

type DecisionProps = {
  title: string
  description: string
  act: { isPending: boolean; isError: boolean; error: Error | null }
  failed: string
  submit: ReactNode
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

function DecisionDialog({
  title,
  description,
  act,
  failed,
  submit,
  onSubmit,
  onClose,
  children,
}: DecisionProps) {
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!act.isPending) onSubmit()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !act.isPending && onClose()}
      title={title}
      description={description}
      footer={submit}
    >
      <form id="decide-lead" noValidate onSubmit={send} className="flex flex-col gap-4">
        {act.isError && <Alert title={failed}>{toProblem(act.error).message}</Alert>}
        {children}
      </form>
    </Dialog>
  )
}
