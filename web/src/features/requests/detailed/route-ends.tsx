/** The fields for origin and destination; choosing a known city fills in its country. */
import { doorsOf } from '@kervan/domain/requests/delivery-ends.ts'
import { useQuery } from '@tanstack/react-query'
import { useCodeOfTown } from '#features/places/code-of-town.ts'
import { CountryField } from '#features/places/country-field.tsx'
import { PlaceField } from '#features/places/place-field.tsx'
import { type RecentPlace, recentPlaces } from '#features/places/place-suggestions.ts'
import { DraftField, type TabProps, TextField } from '#features/requests/detailed/draft-fields.tsx'
import { api } from '#spine/api/api.ts'
import { Textarea } from '#spine/ui/textarea.tsx'

export function RouteEnds(form: TabProps) {
  const { data } = useQuery(api.requests.list.queryOptions({ input: { limit: 20 } }))
  const earlier = data?.items ?? []
  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
      <RouteEnd form={form} end="origin" recent={recentPlaces(earlier, 'origin')} />
      <RouteEnd form={form} end="destination" recent={recentPlaces(earlier, 'destination')} />
    </div>
  )
}

const ends = {
  origin: { name: 'Çıkış', address: 'Alım adresi' },
  destination: { name: 'Varış', address: 'Teslim adresi' },
}

type EndProps = { form: TabProps; end: keyof typeof ends; recent: readonly RecentPlace[] }

function RouteEnd({ form, end, recent }: EndProps) {
  const { draft, change } = form
  const city = `${end}_city` as const
  const country = `${end}_country` as const
  const address = `${end}_address` as const
  const { noteTown, isOther } = useCodeOfTown(draft[city])
  const codeFor = (town: string) => (isOther(town) ? { [`${end}_postal_code`]: '' } : {})
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-15 font-bold">{ends[end].name}</legend>
      <DraftField form={form} name={city} label="Şehir" required>
        <PlaceField
          asCity
          value={draft[city]}
          onChange={(text) => change({ [city]: text })}
          onPlace={(place) =>
            change({ [city]: place.name, [country]: place.country, ...codeFor(place.name) })
          }
          onFocus={noteTown}
          onBlur={() => change(codeFor(draft[city]))}
          by={draft.shipment_type || undefined}
          recent={recent}
        />
      </DraftField>
      <DraftField form={form} name={country} label="Ülke" required>
        <CountryField value={draft[country]} onChange={(text) => change({ [country]: text })} />
      </DraftField>
      <TextField
        form={form}
        name={`${end}_postal_code`}
        label="Posta kodu"
        optionalMark
        control={{ autoCapitalize: 'characters' }}
      />
      <DraftField
        form={form}
        name={address}
        label={ends[end].address}
        required={doorsOf(draft.delivery_mode)[end]}
        optionalMark={!doorsOf(draft.delivery_mode)[end]}
      >
        <Textarea
          value={draft[address]}
          onChange={(event) => change({ [address]: event.target.value })}
          rows={2}
          className="min-h-16"
        />
      </DraftField>
    </fieldset>
  )
}
