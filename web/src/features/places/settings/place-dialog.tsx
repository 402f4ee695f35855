/** Corrects one place: how large it is, which ports and airports serve it, and what it is for itself. */
import { type CorrectablePlace, PlaceForm } from '@kervan/domain/places/corrections.contract.ts'
import { largestRank, mostGateways } from '@kervan/domain/places/corrections.ts'
import { portServices } from '@kervan/domain/places/gateways/port-services.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { PlaceField } from '#features/places/place-field.tsx'
import { serviceWords } from '#features/places/settings/correction-words.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Checkbox } from '#spine/ui/checkbox.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { ReorderList } from '#spine/ui/reorder-list.tsx'
import { toast } from '#spine/ui/toast.tsx'

const soon = () => ({ signal: AbortSignal.timeout(30_000) })

type Props = { place: CorrectablePlace; onClose: () => void }

export function PlaceDialog({ place, onClose }: Props) {
  const { code, name, kinds } = place
  const [rank, setRank] = useState(String(place.rank))
  const [ports, setPorts] = useState(place.ports)
  const [airports, setAirports] = useState(place.airports)
  const [services, setServices] = useState(place.services)
  const [airCargo, setAirCargo] = useState(place.air_cargo)
  const { save, reset } = useCorrection(place, onClose)
  const checked = PlaceForm.safeParse({
    rank: rank === '' ? undefined : Number(rank),
    ports: ports.map((port) => port.code),
    airports: airports.map((airport) => airport.code),
    services,
    air_cargo: airCargo,
  })
  const rankError = checked.error?.issues.find(({ path }) => path[0] === 'rank')?.message
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (checked.success && !save.isPending) save.mutate(checked.data)
  }
  const failed = save.error ?? reset.error
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title={`${name} (${code})`}
      description="Öneriler ve tahminler hemen bu bilgilerle yapılır."
      footer={
        <>
          {place.is_corrected && (
            <Button className="mr-auto" variant="ghost" busy={reset.isPending} onClick={() => reset.mutate()}>
              Ürünle gelene dön
            </Button>
          )}
          <Button type="submit" form="place" variant="primary" busy={save.isPending}>
            Kaydet
          </Button>
        </>
      }
    >
      <form id="place" noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <Field label="Büyüklük" error={rankError} hint="Büyük yerler önce önerilir." className="w-48">
          <NumberInput value={rank} onChange={setRank} min="0" max={String(largestRank)} step="1" />
        </Field>
        <Gateways label="Yükünün gittiği limanlar" kind="port" chosen={ports} onChange={setPorts} />
        <Gateways
          label="Yükünün gittiği havalimanları"
          kind="airport"
          chosen={airports}
          onChange={setAirports}
        />
        {kinds.includes('port') && (
          <fieldset className="flex flex-col gap-2">
            <legend className="pb-1 text-14 font-medium">Limanın hizmetleri</legend>
            {portServices.map((service) => (
              <Checkbox
                key={service}
                label={serviceWords[service]}
                checked={services.includes(service)}
                onCheckedChange={(isOn) =>
                  setServices(
                    portServices.filter((each) =>
                      each === service ? isOn === true : services.includes(each),
                    ),
                  )
                }
              />
            ))}
          </fieldset>
        )}
        {kinds.includes('airport') && (
          <Checkbox
            label="Havalimanından kargo geçer"
            checked={airCargo}
            onCheckedChange={(isOn) => setAirCargo(isOn === true)}
          />
        )}
        {failed && <Alert title="Kaydedilemedi">{toProblem(failed).message}</Alert>}
      </form>
    </Dialog>
  )
}

function useCorrection({ code, name }: CorrectablePlace, onClose: () => void) {
  const queries = useQueryClient()
  const done = async (title: string) => {
    await queries.invalidateQueries({ queryKey: api.places.key() })
    toast.success({ title, description: name })
    onClose()
  }
  const save = useMutation({
    mutationFn: (form: PlaceForm) => client.places.corrections.save({ ...form, code }, soon()),
    onSuccess: () => done('Kaydedildi'),
  })
  const reset = useMutation({
    mutationFn: () => client.places.corrections.reset({ code }, soon()),
    onSuccess: () => done('Ürünle gelene dönüldü'),
  })
  return { save, reset }
}

type Chosen = CorrectablePlace['ports']
type GatewaysProps = {
  label: string
  kind: 'port' | 'airport'
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

/** In their order, the usual one first; another is added by its name. */
function Gateways({ label, kind, chosen, onChange }: GatewaysProps) {
  const [typed, setTyped] = useState('')
  return (
    <section aria-label={label} className="flex flex-col gap-2">
      <p className="text-14 font-medium">{label}</p>
      {chosen.length > 0 && (
        <div className="rounded-field border border-line">
          <ReorderList
            label={label}
            items={chosen.map((each) => ({ ...each, key: each.code }))}
            onReorder={(items) => onChange(items.map(({ code, name }) => ({ code, name })))}
          >
            {(each) => (
              <div className="flex min-w-0 flex-1 items-center gap-2 text-14">
                <span className="min-w-0 flex-1 break-words">
                  {each.name} <span className="text-13 text-muted">{each.code}</span>
                </span>
                <IconButton
                  size="sm"
                  label={`Çıkar: ${each.name}`}
                  onClick={() => onChange(chosen.filter(({ code }) => code !== each.code))}
                >
                  <X strokeWidth={1.75} aria-hidden />
                </IconButton>
              </div>
            )}
          </ReorderList>
        </div>
      )}
      {chosen.length < mostGateways && (
        <Field label={kind === 'port' ? 'Liman ekle' : 'Havalimanı ekle'}>
          <PlaceField
            kind={kind}
            by={kind === 'port' ? 'sea' : 'air'}
            value={typed}
            onChange={setTyped}
            onPlace={({ code, name }) => {
              if (code && chosen.every((each) => each.code !== code)) onChange([...chosen, { code, name }])
              setTyped('')
            }}
          />
        </Field>
      )}
    </section>
  )
}
