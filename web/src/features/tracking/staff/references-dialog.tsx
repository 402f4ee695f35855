/** The numbers of a shipment's papers, as a form. */
import { referenceWords } from '@kervan/domain/shipments/shipments.copy.ts'
import type { ShipmentReferences, StaffShipmentDetail } from '@kervan/domain/shipments/staff-shipments.ts'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { useSave } from '#features/tracking/staff/use-save.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'

const names = Object.keys(referenceWords) as (keyof ShipmentReferences)[]

/** Only these are saved: a colleague may be writing the others. */
const changedOf = (values: ShipmentReferences, before: ShipmentReferences): Partial<ShipmentReferences> =>
  Object.fromEntries(names.flatMap((name) => (values[name] === before[name] ? [] : [[name, values[name]]])))

type Props = { shipment: StaffShipmentDetail; onClose: () => void }

export function ReferencesDialog({ shipment, onClose }: Props) {
  const { id, booking_number, bill_of_lading, air_waybill, cmr_number, plate } = shipment
  const [before] = useState<ShipmentReferences>({
    booking_number,
    bill_of_lading,
    air_waybill,
    cmr_number,
    plate,
  })
  const [values, setValues] = useState(before)
  const save = useSave(
    (input: Partial<ShipmentReferences>) =>
      client.tracking.staff.saveReferences({ id, ...input }, callTimeout()),
    onClose,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate(changedOf(values, before))
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Belge numaraları"
      footer={
        <Button type="submit" form="references" variant="primary" busy={save.isPending}>
          Kaydet
        </Button>
      }
    >
      <form id="references" className="flex flex-col gap-4" onSubmit={submit}>
        {names.map((name) => (
          <Field key={name} label={referenceWords[name]}>
            <Input
              value={values[name]}
              maxLength={40}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          </Field>
        ))}
        {save.isError && <Alert title="Kaydedilemedi">{toProblem(save.error).message}</Alert>}
      </form>
    </Dialog>
  )
}
