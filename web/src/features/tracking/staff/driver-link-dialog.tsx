/** Who drives, before a link is made for them. */
import type { StaffShipmentDetail } from '@kervan/domain/shipments/staff-shipments.ts'
import { type DriverLeg, driverLegWords, usualLeg } from '@kervan/domain/tracking/driver-link.ts'
import type { DriverLink } from '@kervan/domain/tracking/driver-links.contract.ts'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { useSave } from '#features/tracking/staff/use-save.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'

type Props = {
  shipment: Pick<StaffShipmentDetail, 'id' | 'plate' | 'containers' | 'shipment_type' | 'status'>
  onClose: () => void
}

const legs = Object.entries(driverLegWords).map(([value, label]) => ({ value, label }))

export function DriverLinkDialog({ shipment, onClose }: Props) {
  const [driver_name, setName] = useState('')
  const [plate, setPlate] = useState(shipment.plate)
  const [container_number, setContainer] = useState('')
  const [leg, setLeg] = useState<DriverLeg>(() => usualLeg(shipment))
  const keys = useIdempotencyKeys()
  const save = useSave((driver: Pick<DriverLink, 'driver_name' | 'plate' | 'container_number' | 'leg'>) => {
    const input = { shipment_id: shipment.id, ...driver }
    return client.tracking.drivers.create(input, {
      ...callTimeout(),
      context: { idempotencyKey: keys.keyFor(input) },
    })
  }, onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate({ driver_name, plate, container_number, leg })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Sürücü bağlantısı"
      description="Bağlantı 30 gün çalışır; istediğiniz an kapatabilirsiniz."
      footer={
        <Button type="submit" form="driver-link" variant="primary" busy={save.isPending}>
          Bağlantı aç
        </Button>
      }
    >
      <form id="driver-link" className="flex flex-col gap-4" onSubmit={submit}>
        <Field label="Sürücünün adı" optionalMark>
          <Input
            value={driver_name}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Field label="Plaka" optionalMark>
          <Input
            value={plate}
            maxLength={20}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setPlate(target.value)}
          />
        </Field>
        {shipment.shipment_type !== 'land' && (
          <Field
            label="Yolun hangi parçası"
            hint="Terminal liman, havalimanı ya da depodur. Terminale bırakılan yük teslim edilmiş sayılmaz."
          >
            <Select value={leg} options={legs} onChange={({ target }) => setLeg(target.value as DriverLeg)} />
          </Field>
        )}
        {shipment.containers.length > 1 && (
          <Field
            label="Konteyner"
            optionalMark
            hint="Sürücü tek bir konteyneri taşıyorsa seçin: bildirdikleri yalnızca onun için geçerli olur."
          >
            <Select
              value={container_number}
              placeholder="Bütün gönderi"
              options={shipment.containers.map(({ number }) => ({ value: number, label: number }))}
              onChange={({ target }) => setContainer(target.value)}
            />
          </Field>
        )}
        {save.isError && <Alert title="Bağlantı açılamadı">{toProblem(save.error).message}</Alert>}
      </form>
    </Dialog>
  )
}
