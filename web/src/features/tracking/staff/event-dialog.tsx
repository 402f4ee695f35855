/** What staff tell of a shipment by hand: a status, an arrival, a delay, a note, or anything at a place. */
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { type ShipmentStatus, shipmentStatusWords } from '@kervan/domain/shipments/shipments.policy.ts'
import type { StaffShipmentDetail } from '@kervan/domain/shipments/staff-shipments.ts'
import { momentProblem } from '@kervan/domain/tracking/by-hand.ts'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { PlaceField } from '#features/places/place-field.tsx'
import {
  type Act,
  actWords,
  anyKinds,
  type Draft,
  eventOf,
  missingText,
  newDraft,
} from '#features/tracking/staff/event-draft.ts'
import { useSave } from '#features/tracking/staff/use-save.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Checkbox } from '#spine/ui/checkbox.tsx'
import { DateInput } from '#spine/ui/date-input.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

export type { Act }

type Props = {
  act: Act
  /** Chosen already. */
  status?: ShipmentStatus | undefined
  shipment: StaffShipmentDetail
  onClose: () => void
}

export function EventDialog({ act, status, shipment, onClose }: Props) {
  const keys = useIdempotencyKeys()
  const [draft, setDraft] = useState<Draft>(() =>
    newDraft({ act, status: status ?? shipment.status, eta: shipment.eta }, new Date()),
  )
  const [problem, setProblem] = useState('')
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const save = useSave((event: NonNullable<ReturnType<typeof eventOf>>) => {
    const input = { id: shipment.id, ...event }
    return client.tracking.staff.tell(input, {
      ...callTimeout(),
      context: { idempotencyKey: keys.keyFor(input) },
    })
  }, onClose)
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (save.isPending) return
    const event = eventOf(act, draft)
    const wrong = event ? momentProblem(event, Date.now()) : missingText(act, draft)
    setProblem(wrong ?? '')
    if (event && !wrong) save.mutate(event)
  }
  const hasTime = act === 'eta' || act === 'event'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={actWords[act].title}
      description={actWords[act].text}
      footer={
        <Button type="submit" form="tell" variant="primary" busy={save.isPending}>
          {actWords[act].button}
        </Button>
      }
    >
      <form id="tell" className="flex flex-col gap-4" onSubmit={submit}>
        {act === 'status' && (
          <Field label="Yeni durum" required>
            <Select
              value={draft.status}
              options={Object.entries(shipmentStatusWords).map(([value, label]) => ({ value, label }))}
              onChange={({ target }) => set({ status: target.value as ShipmentStatus })}
            />
          </Field>
        )}
        {act === 'event' && <WhatAndWhere draft={draft} set={set} shipment={shipment} />}
        {hasTime && (
          <div className="grid grid-cols-2 gap-3">
            <Field label="Gün" required>
              <DateInput value={draft.day} onChange={(day) => set({ day })} />
            </Field>
            <Field label="Saat (İstanbul)" required>
              <Input type="time" value={draft.time} onChange={({ target }) => set({ time: target.value })} />
            </Field>
          </div>
        )}
        {act === 'delay' && shipment.delayed && (
          <Checkbox
            checked={draft.isOver}
            onCheckedChange={(checked) => set({ isOver: checked === true })}
            label="Gecikme kalktı"
          />
        )}
        {(act === 'eta' || (act === 'delay' && !draft.isOver)) && (
          <Field label="Neden" required>
            <Input
              value={draft.reason}
              maxLength={200}
              onChange={({ target }) => set({ reason: target.value })}
            />
          </Field>
        )}
        {act !== 'eta' && (
          <Field label="Not" optionalMark={act !== 'note'} required={act === 'note'} hint="Müşteri de görür.">
            <Textarea
              value={draft.note}
              maxLength={500}
              onChange={({ target }) => set({ note: target.value })}
            />
          </Field>
        )}
        {problem && <Alert>{problem}</Alert>}
        {save.isError && (
          <Alert title={act === 'status' ? requestWords.statusFailed : 'Kaydedilemedi'}>
            {toProblem(save.error).message}
          </Alert>
        )}
      </form>
    </Dialog>
  )
}

type PartProps = { draft: Draft; set: (part: Partial<Draft>) => void; shipment: StaffShipmentDetail }

function WhatAndWhere({ draft, set, shipment }: PartProps) {
  return (
    <>
      <Field label="Ne oldu" required>
        <Select
          value={draft.kind}
          options={anyKinds}
          onChange={({ target }) => set({ kind: target.value as Draft['kind'] })}
        />
      </Field>
      <Field label="Yer" optionalMark hint="Önerilenlerden seçin.">
        <PlaceField
          value={draft.place}
          onChange={(place) => set({ place, place_code: '' })}
          onPlace={({ name, code }) => set({ place: name, place_code: code ?? '' })}
        />
      </Field>
      {shipment.containers.length > 1 && (
        <Field label="Konteyner" optionalMark>
          <Select
            value={draft.container_number}
            placeholder="Bütün gönderi"
            options={shipment.containers.map(({ number }) => ({ value: number, label: number }))}
            onChange={({ target }) => set({ container_number: target.value })}
          />
        </Field>
      )}
      <Checkbox
        checked={draft.isExpected}
        onCheckedChange={(checked) => set({ isExpected: checked === true })}
        label="Henüz olmadı, bekleniyor"
      />
    </>
  )
}
