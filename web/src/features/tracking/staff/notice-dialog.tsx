/** Has operations or the customer told of a shipment, with a word of one's own. */
import {
  customerNotified,
  type NoticeReceiver,
  operationsNotified,
} from '@kervan/domain/shipments/shipments.copy.ts'
import type { StaffShipmentDetail } from '@kervan/domain/shipments/staff-shipments.ts'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { useOperators } from '#features/tracking/staff/colleagues.ts'
import { useSave } from '#features/tracking/staff/use-save.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Props = { to: NoticeReceiver; shipment: StaffShipmentDetail; onClose: () => void }

export function NoticeDialog({ to, shipment, onClose }: Props) {
  const keys = useIdempotencyKeys()
  const [message, setMessage] = useState('')
  const isToCustomer = to === 'customer'
  const { isClosed } = useOperators(shipment)
  const send = useSave(
    (input: { id: string; to: NoticeReceiver; message: string }) =>
      client.shipments.staff.notify(input, {
        ...callTimeout(),
        context: { idempotencyKey: keys.keyFor(input) },
      }),
    () => {
      onClose()
      toast.success({ title: isToCustomer ? customerNotified : operationsNotified })
    },
  )
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (!send.isPending) send.mutate({ id: shipment.id, to, message: message.trim() })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isToCustomer ? 'Müşteriye bildir' : 'Operasyona bildir'}
      description={isToCustomer ? toCustomer : toOperations(shipment.operations_name, isClosed)}
      footer={
        <Button type="submit" form="notice" variant="primary" busy={send.isPending}>
          Bildirimi gönder
        </Button>
      }
    >
      <form id="notice" className="flex flex-col gap-4" onSubmit={submit}>
        <Field label="Mesaj" optionalMark>
          <Textarea value={message} maxLength={1000} onChange={({ target }) => setMessage(target.value)} />
        </Field>
        {send.isError && <Alert title="Bildirim gönderilemedi">{toProblem(send.error).message}</Alert>}
      </form>
    </Dialog>
  )
}

const toCustomer =
  'Gönderinin bugünkü durumu, son yeri ve beklenen varışı bildirim ve e-posta olarak gider; yazdığınız mesaj eklenir.'

function toOperations(name: string, isClosed: boolean): string {
  const general = isClosed ? `${name} adlı sorumlunun hesabı kapalı olduğu için` : 'sorumlusu olmadığı için'
  const receiver = name && !isClosed ? `${name} adlı sorumluya` : `${general} şirketin genel adresine`
  return `E-posta ${receiver} gider ve iş kuyruğuna bir iş eklenir. Müşteri görmez.`
}
