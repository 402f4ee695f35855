/** The route fields of an order: ports for sea only, postal codes for land only. */
import type { UseFormReturn } from 'react-hook-form'
import { CountryField } from '#features/places/country-field.tsx'
import { PlaceField } from '#features/places/place-field.tsx'
import { parseTravel } from '#features/places/place-suggestions.ts'
import { useSuggestedPorts } from '#features/places/suggested-ports.ts'
import type { OrderDraft } from '#features/quotes/order-draft.ts'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'

/** The part of a draft that says where from and where to. */
export type RoutePart = Pick<
  OrderDraft,
  | 'shipment_type'
  | 'origin_country'
  | 'origin_city'
  | 'origin_postal_code'
  | 'origin_port'
  | 'destination_country'
  | 'destination_city'
  | 'destination_postal_code'
  | 'destination_port'
>
type RouteForm = UseFormReturn<RoutePart>
type Props = { form: RouteForm }
type End = 'origin' | 'destination'

const words = {
  origin: { legend: 'Çıkış', city: 'Çıkış şehri', country: 'Çıkış ülkesi', port: 'Yükleme limanı' },
  destination: { legend: 'Varış', city: 'Varış şehri', country: 'Varış ülkesi', port: 'Boşaltma limanı' },
} as const

export function OrderRouteFields({ form }: Props) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <RouteEnd form={form} end="origin" />
      <RouteEnd form={form} end="destination" />
    </div>
  )
}

/** For a request, whose form did not ask for ports. */
export function PortFields({ form }: Props) {
  if (form.watch('shipment_type') !== 'sea') return null
  return (
    <>
      <Port form={form} end="origin" className="md:col-span-3" />
      <Port form={form} end="destination" className="md:col-span-3" />
    </>
  )
}

function RouteEnd({ form, end }: Props & { end: End }) {
  const { errors } = form.formState
  const type = form.watch('shipment_type')
  const city = useText(form, `${end}_city`)
  const country = useText(form, `${end}_country`)
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 text-15 font-bold">{words[end].legend}</legend>
      <Field label={words[end].city} required error={errors[`${end}_city`]?.message}>
        <PlaceField
          {...city}
          kind="city"
          by={parseTravel(type)}
          onPlace={(place) => {
            if (form.getValues(`${end}_country`) === '') country.onChange(place.country)
          }}
        />
      </Field>
      <Field label={words[end].country} error={errors[`${end}_country`]?.message}>
        <CountryField {...country} />
      </Field>
      {type === 'sea' && <Port form={form} end={end} />}
      {type === 'land' && (
        <Field label="Posta kodu" error={errors[`${end}_postal_code`]?.message}>
          <Input maxLength={12} {...form.register(`${end}_postal_code`)} />
        </Field>
      )}
    </fieldset>
  )
}

function Port({ form, end, className }: Props & { end: End; className?: string }) {
  const port = useText(form, `${end}_port`)
  const candidates = usePortCandidates(form, end)
  return (
    <Field
      label={words[end].port}
      required
      error={form.formState.errors[`${end}_port`]?.message}
      className={className ?? ''}
    >
      <PlaceField {...port} kind="port" by="sea" recent={candidates} />
    </Field>
  )
}

/** Suggestions before anything is typed: the ports that suit the lane. */
function usePortCandidates(form: RouteForm, end: End) {
  const [originCountry, originCity, destinationCountry, destinationCity] = form.watch([
    'origin_country',
    'origin_city',
    'destination_country',
    'destination_city',
  ])
  const { data } = useSuggestedPorts({
    shipmentType: 'sea',
    originCountry,
    originCity,
    destinationCountry,
    destinationCity,
  })
  return data?.[end === 'origin' ? 'pol' : 'pod'].alternatives ?? []
}

function useText(form: RouteForm, name: keyof RoutePart) {
  return {
    ref: form.register(name).ref,
    value: form.watch(name),
    onChange: (text: string) =>
      form.setValue(name, text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
  }
}
