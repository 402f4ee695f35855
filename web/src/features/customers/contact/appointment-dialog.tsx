/** Gives an appointment with a customer, moves one or calls it off; both learn of it by mail, with a file for their calendars. */
import type { Appointment, AppointmentForm } from '@kervan/domain/customers/customer-contacts.contract.ts'
import { appointmentLengths } from '@kervan/domain/customers/customer-contacts.ts'
import type { Customer } from '@kervan/domain/customers/customers.contract.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { isDay } from '@kervan/domain/values/is-day.ts'
import { dayInIstanbul, daysLater, momentInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSession } from '#features/auth/session.ts'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { CustomerDialog } from '#features/customers/contact/with-customer.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { DateInput } from '#spine/ui/date-input.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Props = { id: string; onClose: () => void }

export function AppointmentDialog({ id, onClose }: Props) {
  return (
    <CustomerDialog id={id} title="Randevu" onClose={onClose}>
      {(customer) => <Appointments customer={customer} onClose={onClose} />}
    </CustomerDialog>
  )
}

function Appointments({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const coming = useQuery(api.customers.contacts.appointments.queryOptions({ input: { id: customer.id } }))
  const [moved, setMoved] = useState<Appointment | null>(null)
  return (
    <div className="flex flex-col gap-5">
      {coming.data && coming.data.appointments.length > 0 && !moved && (
        <ul aria-label="Yaklaşan randevular" className="divide-y divide-line border-line border-b">
          {coming.data.appointments.map((each) => (
            <ComingRow key={each.id} appointment={each} onMove={() => setMoved(each)} />
          ))}
        </ul>
      )}
      <PlanForm key={moved?.id ?? 'new'} customer={customer} moved={moved} onClose={onClose} />
    </div>
  )
}

function ComingRow({ appointment, onMove }: { appointment: Appointment; onMove: () => void }) {
  const queries = useQueryClient()
  const { id, title, starts_at, staff_name } = appointment
  const cancel = useMutation({
    mutationFn: () => client.customers.contacts.cancel({ id }, callTimeout()),
    onSuccess: () => toast.success({ title: 'Randevu iptal edildi', description: title }),
    onError: (error) => toast.failure({ title: 'İptal edilemedi', description: toProblem(error).message }),
    onSettled: () => queries.invalidateQueries({ queryKey: api.customers.contacts.key() }),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-14">
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-words font-medium">{title}</p>
        <p className="text-13 text-muted">
          {formatDateTime(starts_at)}, {staff_name}
        </p>
      </div>
      <Button size="sm" onClick={onMove} aria-label={`Değiştir: ${title}`}>
        Değiştir
      </Button>
      <ConfirmDialog
        trigger={
          <Button size="sm" variant="ghost" busy={cancel.isPending} aria-label={`İptal et: ${title}`}>
            İptal et
          </Button>
        }
        title="Randevu iptal edilsin mi?"
        description={`${title}: müşteriye ve ${staff_name} adına iptal e-postası gönderilir.`}
        confirmLabel="Randevuyu iptal et"
        onConfirm={() => cancel.mutate()}
      />
    </li>
  )
}

type PlanProps = { customer: Customer; moved: Appointment | null; onClose: () => void }

function PlanForm({ customer: { id, email }, moved, onClose }: PlanProps) {
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const person = useSession('office').data?.person
  const colleagues = useQuery(api.customers.contacts.colleagues.queryOptions()).data?.people ?? []
  const [typed, setTyped] = useState(() => draftOf(moved, person?.id ?? ''))
  const people = [
    ...(person ? [{ value: person.id, label: `${person.full_name} (siz)` }] : []),
    ...colleagues
      .filter((each) => each.id !== person?.id)
      .map((each) => ({ value: each.id, label: each.name })),
    ...(moved && moved.staff_id !== person?.id && !colleagues.some((each) => each.id === moved.staff_id)
      ? [{ value: moved.staff_id, label: moved.staff_name }]
      : []),
  ]
  const save = useMutation({
    mutationFn: (form: AppointmentForm) =>
      moved
        ? client.customers.contacts.change({ ...form, id: moved.id }, callTimeout())
        : client.customers.contacts.plan(
            { ...form, id },
            { ...callTimeout(), context: { idempotencyKey: keys.keyFor(form) } },
          ),
    onSuccess: ({ starts_at }) => {
      void queries.invalidateQueries({ queryKey: api.customers.contacts.key() })
      toast.success({
        title: moved ? 'Randevu değişti' : 'Randevu verildi',
        description: `${formatDateTime(starts_at)}; takvim dosyası gönderiliyor.`,
      })
      onClose()
    },
  })
  const isWhole = typed.title.trim() !== '' && isDay(typed.day) && /^\d{2}:\d{2}$/.test(typed.time)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole || save.isPending) return
    const { day, time, minutes, staff_id, ...words } = typed
    save.mutate({
      ...words,
      staff_id: staff_id || (person?.id ?? ''),
      minutes: Number(minutes),
      starts_at: momentInIstanbul(day, time).toISOString(),
    })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {save.isError && <Alert title="Randevu kaydedilemedi">{toProblem(save.error).message}</Alert>}
      <Field label="Konu" required>
        <Input
          value={typed.title}
          maxLength={120}
          autoFocus
          onChange={({ target }) => setTyped({ ...typed, title: target.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Gün" required>
          <DateInput value={typed.day} onChange={(day) => setTyped({ ...typed, day })} />
        </Field>
        <Field label="Saat" required>
          <Input
            type="time"
            step={300}
            value={typed.time}
            onChange={({ target }) => setTyped({ ...typed, time: target.value })}
          />
        </Field>
        <Field label="Süre">
          <Select
            value={typed.minutes}
            onChange={({ target }) => setTyped({ ...typed, minutes: target.value })}
            options={appointmentLengths.map((minutes) => ({
              value: String(minutes),
              label: `${minutes} dakika`,
            }))}
          />
        </Field>
      </div>
      <Field label="Katılacak kişi">
        <Select
          value={typed.staff_id}
          onChange={({ target }) => setTyped({ ...typed, staff_id: target.value })}
          options={people}
        />
      </Field>
      <Field label="Yer veya bağlantı" optionalMark>
        <Input
          value={typed.place}
          maxLength={200}
          onChange={({ target }) => setTyped({ ...typed, place: target.value })}
        />
      </Field>
      <Field
        label="Not"
        optionalMark
        hint={
          email
            ? 'Davette de yer alır; müşteriye ve katılacak kişiye e-postayla gönderilir.'
            : 'Müşterinin e-postası yok; davet yalnızca katılacak kişiye gönderilir.'
        }
      >
        <Textarea
          value={typed.note}
          maxLength={1000}
          onChange={({ target }) => setTyped({ ...typed, note: target.value })}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3 pt-1">
        <Button onClick={onClose} disabled={save.isPending}>
          Vazgeç
        </Button>
        <Button
          type="submit"
          variant="primary"
          disabled={!isWhole}
          busy={save.isPending}
          busyLabel="Kaydediliyor"
        >
          {moved ? 'Randevuyu değiştir' : 'Randevu ver'}
        </Button>
      </div>
    </form>
  )
}

const clock = new Intl.DateTimeFormat('tr-TR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Istanbul',
})

function draftOf(moved: Appointment | null, staffId: string) {
  if (!moved)
    return {
      ...{ title: '', place: '', note: '', staff_id: staffId },
      ...{ day: daysLater(dayInIstanbul(new Date()), 1), time: '10:00', minutes: '30' },
    }
  const { title, place, note, staff_id, starts_at, ends_at } = moved
  const start = new Date(starts_at)
  return {
    ...{ title, place, note, staff_id },
    day: dayInIstanbul(start),
    time: clock.format(start),
    minutes: String(Math.round((Date.parse(ends_at) - start.getTime()) / 60_000)),
  }
}
