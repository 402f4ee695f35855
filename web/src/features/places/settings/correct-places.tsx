/** Places as the suggestions use them: found by name or code, and corrected by an admin. Without a search those that were corrected. */
import type { CorrectablePlace } from '@kervan/domain/places/corrections.contract.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { kindWords, serviceWords } from '#features/places/settings/correction-words.ts'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Badge } from '#spine/ui/badge.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { SearchField } from '#spine/ui/search-field.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { useDebounced } from '#spine/ui/use-debounced.ts'

const PlaceDialog = lazy(() =>
  loadDialog(async () => (await import('#features/places/settings/place-dialog.tsx')).PlaceDialog),
)

export function CorrectPlaces() {
  const [typed, setTyped] = useState('')
  const [edited, setEdited] = useState<CorrectablePlace>()
  const search = useDebounced(typed.trim(), 200)
  const found = useQuery(
    api.places.corrections.list.queryOptions({ input: { search }, placeholderData: keepPreviousData }),
  )
  return (
    <Card aria-label="Yerler ve limanlar">
      <CardHead title="Yerler ve limanlar" />
      <CardBody className="flex flex-col gap-4">
        <p className="measure text-13 text-muted">
          Öneriler, bir şehrin yükünün hangi limana ya da havalimanına gittiğini bu bilgilerle bulur.
          Düzelttiğiniz yer hemen öyle önerilir.
        </p>
        <SearchField label="Şehir, liman ya da kod" value={typed} onChange={setTyped} className="max-w-sm" />
      </CardBody>
      {found.isPending && (
        <Loading className="px-5 pb-5">
          <Skeleton className="h-40" />
        </Loading>
      )}
      {found.isError && !found.data && <LoadFailure title="Yerler gösterilemedi" query={found} />}
      {found.data && <Found places={found.data.places} isSearched={search !== ''} onEdit={setEdited} />}
      {edited && (
        <Suspense>
          <PlaceDialog place={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}

type FoundProps = {
  places: readonly CorrectablePlace[]
  isSearched: boolean
  onEdit: (place: CorrectablePlace) => void
}

function Found({ places, isSearched, onEdit }: FoundProps) {
  if (places.length === 0)
    return isSearched ? (
      <EmptyState title="Böyle bir yer yok">Adını ya da UN/LOCODE kodunu yazın.</EmptyState>
    ) : (
      <EmptyState title="Düzeltilmiş yer yok">Bir yeri arayıp düzeltebilirsiniz.</EmptyState>
    )
  return (
    <ul
      aria-label={isSearched ? 'Bulunan yerler' : 'Düzeltilmiş yerler'}
      className="divide-y divide-line border-line border-t"
    >
      {places.map((place) => (
        <li
          key={place.code}
          className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-2.5 text-14 md:px-5"
        >
          <div className="min-w-0 flex-1 basis-64">
            <p className="flex flex-wrap items-center gap-x-2 font-medium">
              {place.name}
              {place.is_corrected && <Badge>Düzeltildi</Badge>}
            </p>
            <p className="text-13 text-muted">
              {[place.code, place.country, ...place.kinds.map((kind) => kindWords[kind])].join(' · ')}
            </p>
            <p className="text-13 text-muted">{usesOf(place)}</p>
          </div>
          <Button
            size="sm"
            aria-label={`Düzenle: ${place.name}, ${place.code}`}
            onClick={() => onEdit(place)}
          >
            Düzenle
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** What the suggestions know of it, in words. */
function usesOf({ ports, airports, services, air_cargo, kinds }: CorrectablePlace): string {
  const names = (places: readonly { name: string }[]) => places.map(({ name }) => name).join(', ')
  return [
    ports.length > 0 && `Limanları: ${names(ports)}`,
    airports.length > 0 && `Havalimanları: ${names(airports)}`,
    services.length > 0 && `Hizmetleri: ${services.map((service) => serviceWords[service]).join(', ')}`,
    kinds.includes('airport') && (air_cargo ? 'Kargo geçer' : 'Kargo geçmez'),
  ]
    .filter(Boolean)
    .join(' · ')
}
