/** Puts a work item off: until it comes back it is not among the open ones. Its due time stays. */
import { formatDue } from '@kervan/domain/values/format-date.ts'
import type { WorkItem } from '@kervan/domain/workqueue/work-item.ts'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { useOfficeCalendar } from '#features/company/use-office-calendar.ts'
import { snoozeChoices } from '#features/workqueue/snooze-choices.ts'
import { useWorkAct } from '#features/workqueue/use-work-act.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function SnoozeWork({ item }: { item: WorkItem }) {
  const [open, setOpen] = useState(false)
  const wake = useWorkAct(() => client.workqueue.snooze({ id: item.id, until: null }, callTimeout()), {
    failed: 'Erteleme kaldırılamadı',
  })
  if (item.snoozed_until)
    return (
      <Button size="sm" busy={wake.isPending} onClick={() => wake.mutate(undefined)}>
        Ertelemeyi kaldır
      </Button>
    )
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Ertele
      </Button>
      {open && <SnoozeDialog item={item} onClose={() => setOpen(false)} />}
    </>
  )
}

function SnoozeDialog({ item, onClose }: { item: WorkItem; onClose: () => void }) {
  const calendar = useOfficeCalendar()
  const [now] = useState(() => new Date())
  const choices = snoozeChoices(now, calendar)
  const [chosen, setChosen] = useState('')
  const [note, setNote] = useState('')
  const until = choices.find(({ key }) => key === chosen) ?? choices[0]
  const snooze = useWorkAct(
    (moment: string) =>
      client.workqueue.snooze({ id: item.id, until: moment, note: note.trim() }, callTimeout()),
    {
      onDone: (moment) => {
        toast.success({
          title: `Ertelendi: ${item.title}`,
          description: `Geri gelir: ${formatDue(moment, now)}`,
        })
        onClose()
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (until && !snooze.isPending) snooze.mutate(until.until)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="İşi ertele"
      description="İş o zamana kadar açık işler arasında görünmez. Son anı değişmez."
      footer={
        <Button type="submit" form="snooze" variant="primary" busy={snooze.isPending}>
          Ertele
        </Button>
      }
    >
      <form id="snooze" noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <Field label="Ne zamana kadar">
          <Select
            value={until?.key ?? ''}
            onChange={({ target }) => setChosen(target.value)}
            options={choices.map(({ key, label }) => ({ value: key, label }))}
          />
        </Field>
        <Field label="Neden" optionalMark>
          <Input
            value={note}
            maxLength={500}
            autoComplete="off"
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        {snooze.isError && <Alert title="İş ertelenemedi">{toProblem(snooze.error).message}</Alert>}
      </form>
    </Dialog>
  )
}
