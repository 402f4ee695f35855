/** Takes back what was told of a shipment: with a reason where somebody else than the office told it. It can be undone. */
import type { ToldEvent } from '@kervan/domain/tracking/tracking.contract.ts'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { eventDetail, eventText } from '#features/tracking/event-text.ts'
import { useSave } from '#features/tracking/staff/use-save.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'

type Props = {
  shipmentId: string
  event: ToldEvent
  onClose: () => void
  onTaken: (event: ToldEvent) => void
}

export function TakeBackDialog({ shipmentId, event, onClose, onTaken }: Props) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const isOurs = event.source === 'staff'
  const take = useSave(
    (input: { id: string; event_id: string; reason: string }) =>
      client.tracking.staff.retract(input, callTimeout()),
    () => {
      onClose()
      onTaken(event)
    },
  )
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    const why = reason.trim()
    setMissing(!isOurs && why === '')
    if (take.isPending || (!isOurs && why === '')) return
    take.mutate({ id: shipmentId, event_id: event.id, reason: why })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Kayıt geri alınsın mı?"
      description={`${eventText(event)} · ${eventDetail(event)}`}
      footer={
        <>
          <Button onClick={onClose} disabled={take.isPending}>
            Vazgeç
          </Button>
          <Button type="submit" form="take-back" variant="danger" busy={take.isPending} busyLabel="Alınıyor">
            Geri al
          </Button>
        </>
      }
    >
      <form id="take-back" className="flex flex-col gap-4" onSubmit={submit} noValidate>
        <p className="text-14 text-muted">
          Kayıt silinmez, ama gönderinin durumu onsuz çıkarılır.
          {!isOurs &&
            ' Kaynağı aynı şeyi yinelerse geri alınmış kalır; sonradan başka bir şey söylerse o geçerli olur.'}
        </p>
        <Field
          label="Neden"
          optionalMark={isOurs}
          error={isMissing ? 'Kaydı neden geri aldığınızı yazın.' : undefined}
        >
          <Input value={reason} maxLength={200} onChange={({ target }) => setReason(target.value)} />
        </Field>
        {take.isError && <Alert title="Kayıt geri alınamadı">{toProblem(take.error).message}</Alert>}
      </form>
    </Dialog>
  )
}
