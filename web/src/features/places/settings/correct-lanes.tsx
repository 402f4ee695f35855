/** How long goods take between two countries, where an admin knows it better than the product's estimate. */
import { type CorrectedLane, LaneForm } from '@kervan/domain/places/corrections.contract.ts'
import { longestLaneDays } from '@kervan/domain/places/corrections.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { CountryField } from '#features/places/country-field.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Field } from '#spine/ui/field.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

const soon = () => ({ signal: AbortSignal.timeout(30_000) })
const modeWords: Record<CorrectedLane['shipment_type'], string> = {
  sea: 'Deniz',
  air: 'Hava',
  land: 'Kara',
}

export function CorrectLanes() {
  const lanes = useQuery(api.places.corrections.listLanes.queryOptions())
  return (
    <Card aria-label="Hat süreleri">
      <CardHead title="Hat süreleri" />
      <CardBody className="flex flex-col gap-4">
        <p className="measure text-13 text-muted">
          Kendi teslimatlarınızın geçmişi olmayan hatlarda ürün süreyi tahmin eder. Daha iyisini biliyorsanız
          yazın; iki yönde de geçerlidir.
        </p>
        {lanes.isPending && (
          <Loading>
            <Skeleton className="h-24" />
          </Loading>
        )}
        {lanes.isError && !lanes.data && <LoadFailure title="Hatlar gösterilemedi" query={lanes} />}
        {lanes.data && lanes.data.lanes.length > 0 && (
          <ul aria-label="Düzeltilmiş hatlar" className="divide-y divide-line border-line border-y">
            {lanes.data.lanes.map((lane) => (
              <LaneRow key={lane.id} lane={lane} />
            ))}
          </ul>
        )}
        <LaneFields />
      </CardBody>
    </Card>
  )
}

function LaneRow({ lane }: { lane: CorrectedLane }) {
  const { save, remove } = useLaneChanges()
  const { id, shipment_type, from_country, to_country, soonest_days, latest_days } = lane
  const name = `${from_country} – ${to_country}`
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2 text-14">
      <span className="w-14 text-muted">{modeWords[shipment_type]}</span>
      <span className="min-w-0 flex-1 basis-40 break-words">{name}</span>
      <span className="figures">
        {soonest_days}–{latest_days} gün
      </span>
      <Button
        size="sm"
        variant="ghost"
        busy={remove.isPending}
        aria-label={`Kaldır: ${modeWords[shipment_type]}, ${name}`}
        onClick={() =>
          remove.mutate(id, {
            onSuccess: () =>
              toast.undo({ title: `Kaldırıldı: ${name}`, topic: `lane ${id}` }, () => save.mutate(lane)),
          })
        }
      >
        Kaldır
      </Button>
    </li>
  )
}

function useLaneChanges() {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: api.places.corrections.key() })
  const save = useMutation({
    mutationFn: ({ shipment_type, from_country, to_country, soonest_days, latest_days }: LaneForm) =>
      client.places.corrections.saveLane(
        { shipment_type, from_country, to_country, soonest_days, latest_days },
        soon(),
      ),
    onSuccess: refresh,
  })
  const remove = useMutation({
    mutationFn: (id: string) => client.places.corrections.removeLane({ id }, soon()),
    onSuccess: refresh,
    onError: (error) => toast.failure({ title: 'Kaldırılamadı', description: toProblem(error).message }),
  })
  return { save, remove }
}

const blank = {
  shipment_type: 'sea',
  from_country: 'Türkiye',
  to_country: '',
  soonest_days: '',
  latest_days: '',
}
type Draft = typeof blank

function LaneFields() {
  const { save } = useLaneChanges()
  const [draft, setDraft] = useState<Draft>(blank)
  const [isChecked, setChecked] = useState(false)
  const days = (text: string) => (text === '' ? undefined : Number(text))
  const checked = LaneForm.safeParse({
    ...draft,
    soonest_days: days(draft.soonest_days),
    latest_days: days(draft.latest_days),
  })
  const errorOf = (key: keyof Draft) =>
    isChecked ? checked.error?.issues.find(({ path }) => path[0] === key)?.message : undefined
  const set = (key: keyof Draft) => (text: string) => setDraft((before) => ({ ...before, [key]: text }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const form = event.currentTarget
    if (!checked.success)
      return requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    if (save.isPending) return
    save.mutate(checked.data, {
      onSuccess: ({ from_country, to_country }) => {
        setDraft(blank)
        setChecked(false)
        toast.success({ title: `Kaydedildi: ${from_country} – ${to_country}` })
      },
    })
  }
  return (
    <form noValidate aria-label="Hat süresi yaz" onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]">
        <Field label="Taşıma türü">
          <Select
            value={draft.shipment_type}
            options={Object.entries(modeWords).map(([value, label]) => ({ value, label }))}
            onChange={({ target }) => set('shipment_type')(target.value)}
          />
        </Field>
        <Field label="Ülke" required error={errorOf('from_country')}>
          <CountryField value={draft.from_country} onChange={set('from_country')} />
        </Field>
        <Field label="Öteki ülke" required error={errorOf('to_country')}>
          <CountryField value={draft.to_country} onChange={set('to_country')} />
        </Field>
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <Days
          label="En erken"
          value={draft.soonest_days}
          error={errorOf('soonest_days')}
          onChange={set('soonest_days')}
        />
        <Days
          label="En geç"
          value={draft.latest_days}
          error={errorOf('latest_days')}
          onChange={set('latest_days')}
        />
        <Button type="submit" className="ml-auto" busy={save.isPending}>
          Süreyi kaydet
        </Button>
      </div>
      {save.isError && <Alert title="Kaydedilemedi">{toProblem(save.error).message}</Alert>}
    </form>
  )
}

type DaysProps = { label: string; value: string; error: string | undefined; onChange: (text: string) => void }

function Days({ label, value, error, onChange }: DaysProps) {
  return (
    <Field label={label} required error={error} className="w-32">
      <NumberInput
        value={value}
        onChange={onChange}
        min="1"
        max={String(longestLaneDays)}
        step="1"
        unit="gün"
        className="text-right"
      />
    </Field>
  )
}
