/** Second step: origin and destination, with information about the lane. */
import { bandBasesOf } from '@kervan/domain/requests/price-band-basis.ts'
import { shipmentTypeOf } from '@kervan/domain/requests/requests.policy.ts'
import { useQuery } from '@tanstack/react-query'
import { useCodeOfTown } from '#features/places/code-of-town.ts'
import { CountryField } from '#features/places/country-field.tsx'
import { PlaceField } from '#features/places/place-field.tsx'
import { type RecentPlace, recentPlaces } from '#features/places/place-suggestions.ts'
import { SuggestedPortsCard } from '#features/places/suggested-ports-card.tsx'
import { FindingLines } from '#features/requests/help/finding-lines.tsx'
import { PriceBandLines } from '#features/requests/help/price-band-line.tsx'
import { TransitHint } from '#features/requests/help/transit-hint.tsx'
import { useStepFindings } from '#features/requests/quick/draft-findings.ts'
import { asksPostCode } from '#features/requests/quick/quick-draft.ts'
import type { StepProps } from '#features/requests/quick/step-props.ts'
import { api } from '#spine/api/api.ts'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'

export function RouteStep(props: StepProps) {
  const { data } = useQuery(api.requests.list.queryOptions({ input: { limit: 20 } }))
  const earlier = data?.items ?? []
  const { transport_mode: mode, from_city, from_country, to_city, to_country } = props.draft
  const findings = useStepFindings(props.draft, 'route')
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        <RouteEnd {...props} end="from" name="Çıkış" recent={recentPlaces(earlier, 'origin')} />
        <RouteEnd {...props} end="to" name="Varış" recent={recentPlaces(earlier, 'destination')} />
      </div>
      <FindingLines findings={findings} />
      {mode !== '' && from_country.trim() && to_country.trim() && (
        <div className="flex flex-col gap-2">
          <SuggestedPortsCard
            shipmentType={shipmentTypeOf(mode).type}
            originCountry={from_country}
            originCity={from_city}
            destinationCountry={to_country}
            destinationCity={to_city}
          />
          <TransitHint
            mode={mode}
            originCountry={from_country}
            originCity={from_city}
            destinationCountry={to_country}
            destinationCity={to_city}
          />
          <PriceBandLines
            // Of what is priced by its load nothing is said before there is one.
            bases={bandBasesOf({ transport_mode: mode }, [])}
            originCountry={from_country}
            destinationCountry={to_country}
          />
        </div>
      )}
    </div>
  )
}

type EndProps = StepProps & { end: 'from' | 'to'; name: string; recent: readonly RecentPlace[] }

function RouteEnd({ draft, errors, change, end, name, recent }: EndProps) {
  const city = `${end}_city` as const
  const country = `${end}_country` as const
  const postCode = `${end}_post_code` as const
  const { noteTown, isOther } = useCodeOfTown(draft[city])
  const codeFor = (town: string) => (isOther(town) ? { [postCode]: '' } : {})
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-15 font-bold">{name}</legend>
      <Field label="Şehir" error={errors[city]} required>
        <PlaceField
          asCity
          value={draft[city]}
          onChange={(text) => change({ [city]: text })}
          // The country of a picked place replaces what was typed.
          onPlace={(place) =>
            change({ [city]: place.name, [country]: place.country, ...codeFor(place.name) })
          }
          onFocus={noteTown}
          onBlur={() => change(codeFor(draft[city]))}
          by={draft.transport_mode === '' ? undefined : shipmentTypeOf(draft.transport_mode).type}
          recent={recent}
          enterKeyHint="next"
        />
      </Field>
      <Field label="Ülke" error={errors[country]} required>
        <CountryField
          value={draft[country]}
          onChange={(text) => change({ [country]: text })}
          enterKeyHint="next"
        />
      </Field>
      {asksPostCode(draft.transport_mode) && (
        <Field
          label="Posta kodu"
          error={errors[postCode]}
          required={draft.transport_mode === 'land'}
          optionalMark={draft.transport_mode !== 'land'}
        >
          <Input
            value={draft[postCode]}
            onChange={(event) => change({ [postCode]: event.target.value })}
            autoComplete="off"
            autoCapitalize="characters"
            className="md:w-40"
          />
        </Field>
      )}
    </fieldset>
  )
}
