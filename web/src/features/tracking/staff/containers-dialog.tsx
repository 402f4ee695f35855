/** The containers of a shipment, as a form: each with its number, size, seal and free days. */
import { type SizeType, sizeTypeWords } from '@kervan/domain/shipments/container.ts'
import type { ShipmentContainer, StaffShipmentDetail } from '@kervan/domain/shipments/staff-shipments.ts'
import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { useSave } from '#features/tracking/staff/use-save.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'

type Draft = ShipmentContainer & { key: number }
/** `add`: a box that is told of and not written yet. */
type Props = { shipment: StaffShipmentDetail; add?: string | undefined; onClose: () => void }

/** With the free days that the accepted offer grants. */
const blankBox = (days: number | null): ShipmentContainer => ({
  number: '',
  size_type: '',
  seal: '',
  free_days_demurrage: days,
  free_days_detention: days,
})
/** What is written, then the box to add; a blank one where there is neither. */
function beginning(written: readonly ShipmentContainer[], blank: ShipmentContainer, add?: string) {
  const added = add ? [{ ...blank, number: add }] : []
  return written.length + added.length > 0 ? [...written, ...added] : [blank]
}
const sizes = Object.entries(sizeTypeWords).map(([value, label]) => ({ value, label: `${label} (${value})` }))
const daysOf = (typed: string) => (/^\d{1,3}$/.test(typed) ? Number(typed) : null)

export function ContainersDialog({ shipment, add, onClose }: Props) {
  const { id, containers, granted_free_days } = shipment
  const empty = blankBox(granted_free_days)
  const [boxes, setBoxes] = useState<Draft[]>(() =>
    beginning(containers, empty, add).map((box, key) => ({ ...box, key })),
  )
  // As these rows are: a box that a colleague writes meanwhile is not among them, so it is not theirs to take away.
  const [known] = useState(() => containers.map(({ number }) => number))
  const save = useSave(
    (written: Draft[]) =>
      client.tracking.staff.saveContainers(
        {
          id,
          known,
          containers: written.map(({ key: _, size_type, ...box }) => ({
            ...box,
            size_type: size_type as SizeType | '',
          })),
        },
        callTimeout(),
      ),
    onClose,
  )
  const change = (key: number, part: Partial<ShipmentContainer>) =>
    setBoxes(boxes.map((box) => (box.key === key ? { ...box, ...part } : box)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate(boxes.filter(({ number }) => number.trim() !== ''))
  }
  return (
    <Dialog
      open
      page
      onOpenChange={(open) => !open && onClose()}
      title="Konteynerler"
      description="Numaranın kontrol rakamı denetlenir; boş bırakılan satır kaydedilmez."
      footer={
        <Button type="submit" form="containers" variant="primary" busy={save.isPending}>
          Kaydet
        </Button>
      }
    >
      <form id="containers" className="flex flex-col gap-5" onSubmit={submit}>
        {boxes.map((box, place) => (
          <fieldset key={box.key} className="grid grid-cols-2 gap-3 border-line border-b pb-5 sm:grid-cols-4">
            <legend className="sr-only">{place + 1}. konteyner</legend>
            <Field label="Numara" className="col-span-2">
              <Input
                value={box.number}
                maxLength={20}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => change(box.key, { number: target.value })}
              />
            </Field>
            <Field label="Boy ve tür" className="col-span-2">
              <Select
                value={box.size_type}
                placeholder="Seçilmedi"
                options={sizes}
                onChange={({ target }) => change(box.key, { size_type: target.value })}
              />
            </Field>
            <Field label="Mühür" className="max-sm:col-span-2">
              <Input
                value={box.seal}
                maxLength={30}
                onChange={({ target }) => change(box.key, { seal: target.value })}
              />
            </Field>
            <Field label="Demuraj günü">
              <Input
                inputMode="numeric"
                value={box.free_days_demurrage ?? ''}
                onChange={({ target }) => change(box.key, { free_days_demurrage: daysOf(target.value) })}
              />
            </Field>
            <Field label="Detention günü">
              <Input
                inputMode="numeric"
                value={box.free_days_detention ?? ''}
                onChange={({ target }) => change(box.key, { free_days_detention: daysOf(target.value) })}
              />
            </Field>
            <IconButton
              label={`${place + 1}. konteyneri kaldır`}
              className="self-end justify-self-end"
              onClick={() => setBoxes(boxes.filter(({ key }) => key !== box.key))}
            >
              <Trash2 strokeWidth={1.75} aria-hidden />
            </IconButton>
          </fieldset>
        ))}
        <Button
          className="self-start"
          onClick={() => setBoxes([...boxes, { ...empty, key: (boxes.at(-1)?.key ?? 0) + 1 }])}
        >
          <Plus strokeWidth={1.75} aria-hidden />
          Konteyner ekle
        </Button>
        {save.isError && <Alert title="Kaydedilemedi">{toProblem(save.error).message}</Alert>}
      </form>
    </Dialog>
  )
}
