/** Hands a work item over to a colleague, with a note. What a third one holds is taken from them knowingly only. */
import type { Holder, WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { heldBy } from '@kervan/domain/workqueue/workqueue.copy.ts'
import { colleagueHolding } from '@kervan/domain/workqueue/workqueue.policy.ts'
import { type FormEvent, useState } from 'react'
import { colleagueLabel } from '#features/auth/colleague-label.ts'
import { useSession } from '#features/auth/session.ts'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { useColleagues } from '#features/quotes/use-colleagues.ts'
import { useWorkAct } from '#features/workqueue/use-work-act.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function HandOverWork({ item }: { item: WorkItem }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Devret
      </Button>
      {open && <HandOverDialog item={item} onClose={() => setOpen(false)} />}
    </>
  )
}

function HandOverDialog({ item, onClose }: { item: WorkItem; onClose: () => void }) {
  const me = useSession('office').data?.person?.id
  const colleagues = useColleagues().filter(({ id }) => id !== item.assigned_to)
  const [to, setTo] = useState('')
  const [note, setNote] = useState('')
  const holder = colleagueHolding(item, me)
  const nameOf = (id: string) => colleagues.find((person) => person.id === id)?.full_name ?? ''
  const handOver = useWorkAct(
    (from: Holder | undefined) =>
      client.workqueue.handOver(
        { id: item.id, to, note: note.trim(), ...(from && { take_over_from: from.assigned_to }) },
        callTimeout(),
      ),
    {
      onDone: () => {
        toast.success({ title: `Devredildi: ${nameOf(to)}`, description: item.title })
        onClose()
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (to && !handOver.isPending) handOver.mutate(holder)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="İşi devret"
      description={`${holder ? `${heldBy(holder.assignee_name)} ` : ''}«${item.title}» seçtiğiniz meslektaşa geçer; ona hemen bildirilir.`}
      footer={
        <Button type="submit" form="hand-over" variant="primary" busy={handOver.isPending} disabled={!to}>
          Devret
        </Button>
      }
    >
      <form id="hand-over" noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <Field label="Meslektaş">
          <Select
            value={to}
            onChange={({ target }) => setTo(target.value)}
            placeholder="Seçin"
            options={colleagues.map((person) => ({ value: person.id, label: colleagueLabel(person) }))}
          />
        </Field>
        <Field label="Not" optionalMark>
          <Textarea value={note} maxLength={1000} onChange={({ target }) => setNote(target.value)} />
        </Field>
        {handOver.isError && <Alert title="İş devredilemedi">{toProblem(handOver.error).message}</Alert>}
      </form>
    </Dialog>
  )
}
