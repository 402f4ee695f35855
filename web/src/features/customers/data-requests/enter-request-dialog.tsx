/** Enters a request that came by mail, registered mail, letter or by hand: who, what, how and when. */

import {
  dataRequestChannelWords,
  dataRequestKinds,
  dataRequestKindWords,
  enteredChannels,
} from '@kervan/domain/consents/data-requests.copy.ts'
import { EnteredDataRequest } from '@kervan/domain/customers/data-requests.contract.ts'
import { isDay } from '@kervan/domain/values/is-day.ts'
import { dayInIstanbul, momentInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { CustomerPicker } from '#features/customers/customer-picker.tsx'
import { dataRequestAddress } from '#features/customers/data-requests/data-request-list.tsx'
import { customerLabel } from '#features/customers/use-customer-search.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { DateInput } from '#spine/ui/date-input.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

type Props = { customerId: string | null; onClose: () => void }
/** Of today it came a moment ago. */
function receivedAt(day: string, today: string): string {
  if (!isDay(day)) return ''
  return (day === today ? new Date(Date.now() - 1_000) : momentInIstanbul(day, '12:00')).toISOString()
}

type Picked = { id: string; label: string }

export function EnterRequestDialog({ customerId, onClose }: Props) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const keys = useIdempotencyKeys()
  const today = dayInIstanbul(new Date())
  const [picked, setPicked] = useState<Picked | null>(null)
  const [draft, setDraft] = useState({ kind: '', channel: '', day: today, name: '', email: '', note: '' })
  const known = useQuery(
    api.customers.get.queryOptions({
      input: { id: customerId ?? '' },
      enabled: customerId !== null && !picked,
    }),
  ).data
  const chosen = picked ?? (known ? { id: known.id, label: customerLabel(known) } : null)
  const name = draft.name || (known && !picked ? known.full_name : '')
  const email = draft.email || (known && !picked ? known.email : '')
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }))
  const entered = EnteredDataRequest.safeParse({
    kind: draft.kind,
    channel: draft.channel,
    received_at: receivedAt(draft.day, today),
    customer_id: chosen?.id ?? null,
    person_name: name,
    person_email: email === '' ? null : email,
    note: draft.note,
  })
  const save = useMutation({
    mutationFn: (values: EnteredDataRequest) =>
      client.customers.dataRequests.enter(values, {
        context: { idempotencyKey: keys.keyFor({ ...values, received_at: draft.day }) },
      }),
    onSuccess: ({ id }) => {
      keys.renew()
      void queries.invalidateQueries({ queryKey: api.customers.dataRequests.key() })
      void navigate(dataRequestAddress(id))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (entered.success && !save.isPending) save.mutate(entered.data)
  }
  const problemOf = (field: string) =>
    entered.success ? undefined : entered.error.issues.find(({ path }) => path[0] === field)?.message
  return (
    <Dialog
      open
      page
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title="Veri başvurusu gir"
      description="Panelden gelen silme talepleri kendiliğinden kaydolur; burada başka yoldan gelenleri girersiniz."
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {save.isError && <Alert title="Başvuru kaydedilemedi">{toProblem(save.error).message}</Alert>}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Ne istiyor" required>
            <Select
              placeholder="Seçin"
              value={draft.kind}
              onChange={({ target }) => change({ kind: target.value })}
              options={dataRequestKinds.map((value) => ({ value, label: dataRequestKindWords[value] }))}
            />
          </Field>
          <Field label="Nasıl geldi" required>
            <Select
              placeholder="Seçin"
              value={draft.channel}
              onChange={({ target }) => change({ channel: target.value })}
              options={enteredChannels.map((value) => ({ value, label: dataRequestChannelWords[value] }))}
            />
          </Field>
          <Field label="Geldiği gün" hint="30 gün bundan sayılır." required>
            <DateInput value={draft.day} max={today} onChange={(day) => change({ day })} />
          </Field>
          <Field label="Müşteri kaydı" hint="Bizde kaydı yoksa boş bırakın.">
            <CustomerPicker
              chosen={chosen?.label ?? null}
              onChoose={(customer) => {
                setPicked(customer && { id: customer.id, label: customer.name })
                if (customer)
                  change({ name: draft.name || customer.name, email: draft.email || customer.email })
              }}
            />
          </Field>
          <Field label="Başvuranın adı" error={draft.name ? problemOf('person_name') : undefined} required>
            <Input value={name} onChange={({ target }) => change({ name: target.value })} />
          </Field>
          <Field label="E-postası" error={email ? problemOf('person_email') : undefined} optionalMark>
            <Input
              type="email"
              inputMode="email"
              value={email}
              onChange={({ target }) => change({ email: target.value })}
            />
          </Field>
        </div>
        <Field label="Başvurunun konusu" optionalMark>
          <Textarea
            value={draft.note}
            maxLength={1_000}
            onChange={({ target }) => change({ note: target.value })}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-3 pt-1">
          <Button onClick={onClose} disabled={save.isPending}>
            Vazgeç
          </Button>
          <Button type="submit" variant="primary" disabled={!entered.success} busy={save.isPending}>
            Başvuruyu kaydet
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
