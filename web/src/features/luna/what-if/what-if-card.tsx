/** *What if*: one load by sea, air and road side by side, and a request from any of them with one click. */
import { WhatIfInput, type WhatIfOption } from '@kervan/domain/luna/what-if.contract.ts'
import { type TransportMode, transportModeWords } from '@kervan/domain/requests/request-options.ts'
import { shipmentTypeOf } from '@kervan/domain/requests/requests.policy.ts'
import { dayRange, noWayWords, transitBasis } from '@kervan/domain/requests/transit-words.ts'
import { formatCount, formatMoney } from '@kervan/domain/values/format-number.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { EvidenceLine } from '#features/luna/evidence-line.tsx'
import { useRequestFromOption } from '#features/luna/what-if/use-request-from-option.ts'
import { CountryField } from '#features/places/country-field.tsx'
import { PlaceField } from '#features/places/place-field.tsx'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Field } from '#spine/ui/field.tsx'
import { NumberInput } from '#spine/ui/number-input.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

type Draft = Record<keyof WhatIfInput, string>
const blank: Draft = {
  from_city: '',
  from_country: 'Türkiye',
  to_city: '',
  to_country: '',
  weight: '',
  volume: '',
}

export function WhatIfCard() {
  const [draft, setDraft] = useState(blank)
  const [asked, setAsked] = useState<WhatIfInput>()
  const [isChecked, setChecked] = useState(false)
  const checked = WhatIfInput.safeParse(draft)
  const query = useQuery(
    api.luna.whatIf.compare.queryOptions({
      input: asked ?? ({} as WhatIfInput),
      enabled: asked !== undefined,
      placeholderData: keepPreviousData,
    }),
  )
  const errorOf = (key: keyof WhatIfInput) =>
    isChecked ? checked.error?.issues.find(({ path }) => path[0] === key)?.message : undefined
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const form = event.currentTarget
    if (checked.success) setAsked(checked.data)
    else requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <Card aria-label="Yolları karşılaştırın">
      <CardHead title="Yolları karşılaştırın" />
      <CardBody className="flex flex-col gap-5">
        <p className="measure text-14 text-muted">
          Aynı yük deniz, hava ve kara yoluyla kaça, kaç günde ve ne kadar salımla gider?
        </p>
        <form noValidate aria-label="Karşılaştırılacak yük" onSubmit={submit} className="flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            <Field label="Çıkış şehri" required error={errorOf('from_city')}>
              <PlaceField
                asCity
                value={draft.from_city}
                onChange={(from_city) => set({ from_city })}
                onPlace={({ name, country }) => set({ from_city: name, from_country: country })}
              />
            </Field>
            <Field label="Çıkış ülkesi" required error={errorOf('from_country')}>
              <CountryField value={draft.from_country} onChange={(from_country) => set({ from_country })} />
            </Field>
            <Field label="Varış şehri" required error={errorOf('to_city')}>
              <PlaceField
                asCity
                value={draft.to_city}
                onChange={(to_city) => set({ to_city })}
                onPlace={({ name, country }) => set({ to_city: name, to_country: country })}
              />
            </Field>
            <Field label="Varış ülkesi" required error={errorOf('to_country')}>
              <CountryField value={draft.to_country} onChange={(to_country) => set({ to_country })} />
            </Field>
          </div>
          <div className="flex flex-wrap items-end gap-4">
            <Field label="Ağırlık" required error={errorOf('weight') && 'Ağırlığı yazın.'} className="w-40">
              <NumberInput
                value={draft.weight}
                onChange={(weight) => set({ weight })}
                decimals={3}
                unit="kg"
                spokenUnit="kilogram"
              />
            </Field>
            <Field label="Hacim" required error={errorOf('volume') && 'Hacmi yazın.'} className="w-40">
              <NumberInput
                value={draft.volume}
                onChange={(volume) => set({ volume })}
                decimals={3}
                unit="m³"
                spokenUnit="metreküp"
              />
            </Field>
            <Button type="submit" busy={query.isFetching}>
              Karşılaştır
            </Button>
          </div>
        </form>
        {asked && query.isPending && (
          <Loading className="grid gap-4 md:grid-cols-3">
            <Skeleton className="h-56" />
            <Skeleton className="h-56" />
            <Skeleton className="h-56" />
          </Loading>
        )}
        {query.isError && !query.data && <LoadFailure title="Karşılaştırma yapılamadı" query={query} />}
        {asked && query.data && (
          <ul className="grid gap-4 md:grid-cols-3">
            {query.data.options.map((option) => (
              <Option key={option.transport_mode} option={option} load={asked} />
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  )
}

function Option({ option, load }: { option: WhatIfOption; load: WhatIfInput }) {
  const request = useRequestFromOption()
  const { price, transit, emissions_kg } = option
  const type = shipmentTypeOf(option.transport_mode).type
  const name = transportModeWords[option.transport_mode as TransportMode]
  const isNoWay = transit.basis === 'no_way' || transit.basis === 'same_place'
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line p-4">
      <div>
        <h3 className="text-15">{name}</h3>
        <p className="text-13 text-muted">{option.equipment}</p>
      </div>
      {isNoWay ? (
        <p className="grow text-14">
          {transit.basis === 'same_place' ? 'İki uç aynı yer.' : noWayWords[type].advice}
        </p>
      ) : (
        <dl className="flex grow flex-col gap-3">
          <div>
            <dt className="text-13 text-muted">Fiyat bandı</dt>
            <dd className="figures text-15 font-medium">
              {price
                ? `${formatMoney(price.low, price.currency)} – ${formatMoney(price.high, price.currency)}`
                : 'Bant gösterecek kadar teklif yok'}
            </dd>
            {option.price_evidence && (
              <dd>
                <p className="text-12 text-muted">
                  {option.price_evidence.label}: {option.price_evidence.value}
                </p>
                <EvidenceLine evidence={option.price_evidence} />
              </dd>
            )}
          </div>
          <div>
            <dt className="text-13 text-muted">Transit süre</dt>
            <dd className="figures text-15 font-medium">{dayRange(transit) ?? 'Bilinmiyor'}</dd>
            <dd className="text-12 text-muted">{transitBasis(type, transit)}</dd>
          </div>
          <div>
            <dt className="text-13 text-muted">Sera gazı (CO₂e)</dt>
            <dd className="figures text-15 font-medium">
              {emissions_kg === null ? 'Uzaklık bilinmiyor' : `${formatCount(emissions_kg)}\u00a0kg`}
            </dd>
            {option.emissions_evidence && (
              <dd>
                <p className="text-12 text-muted">
                  {option.emissions_evidence.label}; {option.emissions_evidence.value}
                </p>
                <EvidenceLine evidence={option.emissions_evidence} />
              </dd>
            )}
          </div>
        </dl>
      )}
      {!isNoWay && (
        <Button aria-label={`Bu yolla teklif iste: ${name}`} onClick={() => request(option, load)}>
          Bu yolla teklif iste
        </Button>
      )}
    </li>
  )
}
