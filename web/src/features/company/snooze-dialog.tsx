/** Asks until when something of the office is put off, and why. */
import { formatDue } from '@kervan/domain/values/format-date.ts'
import { type FormEvent, useState } from 'react'
import { snoozeChoices } from '#features/company/snooze-choices.ts'
import { useOfficeCalendar } from '#features/company/use-office-calendar.ts'
import { toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { toast } from '#spine/ui/toast.tsx'

export type Snooze = { until: string; note: string }

type Props = {
  title: string
  description: string
  snooze: { isPending: boolean; isError: boolean; error: unknown; mutate: (chosen: Snooze) => void }
  /** What an alert says when it could not be put off. */
  failed: string
  onClose: () => void
}

export function SnoozeDialog({ title, description, snooze, failed, onClose }: Props) {
  const calendar = useOfficeCalendar()
  const [now] = useState(() => new Date())
  const choices = snoozeChoices(now, calendar)
  const [chosen, setChosen] = useState('')
  const [note, setNote] = useState('')
  const until = choices.find(({ key }) => key === chosen) ?? choices[0]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (until && !snooze.isPending) snooze.mutate({ until: until.until, note: note.trim() })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
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
        {snooze.isError && <Alert title={failed}>{toProblem(snooze.error).message}</Alert>}
      </form>
    </Dialog>
  )
}

export function toastSnoozed(what: string, until: string): void {
  toast.success({
    title: `Ertelendi: ${what}`,
    description: `Geri gelir: ${formatDue(until, new Date())}`,
  })
}
