/** The map of all active shipments of whoever asks. Its code and the drawing of the world are loaded when it is first shown. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { MapSkeleton } from '#features/tracking/map/shipment-map.tsx'
import { api, type client } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { loadView } from '#spine/api/load-or-wait.tsx'

const load = async () => (await import('#features/tracking/map/fleet-map.tsx')).FleetMap
const FleetMap = lazy(() => loadView(load))

type Props = {
  addressOf: (shipmentId: string) => string
  /** Those of the office's list. */
  filters?: Filters
}
type Filters = Parameters<typeof client.tracking.map.fleet>[0]

export function ActiveShipmentsMap({ addressOf, filters = {} }: Props) {
  const fleet = useQuery(
    api.tracking.map.fleet.queryOptions({ input: filters, placeholderData: keepPreviousData }),
  )
  // Beside the data, not after them.
  useEffect(() => void load().catch(() => undefined), [])
  if (fleet.isError && !fleet.data) return <LoadFailure title="Harita gösterilemedi" query={fleet} />
  return (
    <Suspense fallback={<MapSkeleton />}>
      {fleet.data ? (
        <FleetMap fleet={fleet.data} addressOf={addressOf} isFiltered={Object.keys(filters).length > 0} />
      ) : (
        <MapSkeleton />
      )}
    </Suspense>
  )
}
