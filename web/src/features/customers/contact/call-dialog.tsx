/** Calls a customer, and notes what came of it; a visit is noted here too. */
import type { ContactForm } from '@kervan/domain/customers/customer-contacts.contract.ts'
import {
  type ContactOutcome,
  contactOutcomes,
  contactOutcomeWords,
} from '@kervan/domain/customers/customer-contacts.ts'
import type { Customer } from '@kervan/domain/customers/customers.contract.ts'
import { isDay } from '@kervan/domain/values/is-day.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { CustomerDialog } from '#features/customers/contact/with-customer.tsx'
import { phoneHref } from '#features/customers/contact-links.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button, buttonClasses } from '#spine/ui/button.tsx'
import { DateInput } from '#spine/ui/date-input.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'

function dayProblem(day: string, today: string): string | undefined {
  if (!isDay(day)) return 'Geçerli bir tarih girin.'
  return day < today ? 'Takip günü bugün ya da daha sonra olmalı.' : undefined
}

/** What the call is about, and how it is called there: `TLP-2026-000123 talebinin teklifi`. */
export type CallMatter = NonNullable<ContactForm['about']> & { name: string }

type Props = { id: string; about?: CallMatter; onClose: () => void }

export function CallDialog({ id, about, onClose }: Props) {
  return (
    <CustomerDialog id={id} title="Görüşme" onClose={onClose}>
      {(customer) => <CallForm customer={customer} about={about} onClose={onClose} />}
    </CustomerDialog>
  )
}

type FormProps = { customer: Customer; about: CallMatter | undefined; onClose: () => void }

function CallForm({ customer: { id, phone }, about, onClose }: FormProps) {
  const queries = useQueryClient()
  const keys = useIdempotencyKeys()
  const [noted, setNoted] = useState<ContactForm>({
    kind: phone ? 'call' : 'visit',
    outcome: 'reached',
    text: '',
    follow_up_on: null,
    about: about ? { kind: about.kind, id: about.id } : null,
  })
  const [isChecked, setChecked] = useState(false)
  const today = dayInIstanbul(new Date())
  const wrongDay = noted.follow_up_on ? dayProblem(noted.follow_up_on, today) : undefined
  const save = useMutation({
    mutationFn: () =>
      client.customers.contacts.note(
        { id, ...noted },
        { ...callTimeout(), context: { idempotencyKey: keys.keyFor(noted) } },
      ),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: api.customers.key() })
      toast.success({ title: 'Kaydedildi', description: 'Görüşme müşterinin geçmişine işlendi.' })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!save.isPending && !wrongDay) save.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {phone && (
        <a href={phoneHref(phone)} className={buttonClasses({ variant: 'primary' })}>
          <Phone strokeWidth={1.75} aria-hidden />
          <span className="figures">{phone}</span>
        </a>
      )}
      {about && <p className="break-words text-14 text-muted">{`Konu: ${about.name}`}</p>}
      {save.isError && <Alert title="Kaydedilemedi">{toProblem(save.error).message}</Alert>}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Tür">
          <Select
            value={noted.kind}
            onChange={({ target }) => setNoted({ ...noted, kind: target.value as ContactForm['kind'] })}
            options={[
              { value: 'call', label: 'Telefon' },
              { value: 'visit', label: 'Ziyaret' },
            ]}
          />
        </Field>
        <Field label="Sonuç">
          <Select
            value={noted.outcome}
            onChange={({ target }) => setNoted({ ...noted, outcome: target.value as ContactOutcome })}
            options={contactOutcomes.map((outcome) => ({
              value: outcome,
              label: contactOutcomeWords[outcome],
            }))}
          />
        </Field>
      </div>
      <Field label="Not" optionalMark>
        <Textarea
          value={noted.text}
          maxLength={2000}
          onChange={({ target }) => setNoted({ ...noted, text: target.value })}
        />
      </Field>
      <Field
        label="Takip günü"
        hint="O gün yapılacak iş olarak size yazılır."
        error={isChecked ? wrongDay : undefined}
        optionalMark
      >
        <DateInput
          value={noted.follow_up_on ?? ''}
          min={today}
          onChange={(day) => setNoted({ ...noted, follow_up_on: day || null })}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3 pt-1">
        <Button onClick={onClose} disabled={save.isPending}>
          Vazgeç
        </Button>
        <Button type="submit" variant="primary" busy={save.isPending} busyLabel="Kaydediliyor">
          Görüşmeyi kaydet
        </Button>
      </div>
    </form>
  )
}
