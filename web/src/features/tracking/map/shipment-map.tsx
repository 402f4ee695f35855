/** The map of one shipment. Its code and the drawing of the world are loaded when it is first shown. */
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { loadView } from '#spine/api/load-or-wait.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const load = async () => (await import('#features/tracking/map/route-map.tsx')).RouteMap
const RouteMap = lazy(() => loadView(load))

/** `container`: the way of this box alone. */
type Props = { shipmentId: string; container?: string }

export function ShipmentMap({ shipmentId, container }: Props) {
  const route = useQuery(
    api.tracking.map.route.queryOptions({ input: { id: shipmentId, ...(container && { container }) } }),
  )
  // Beside the data, not after them.
  useEffect(() => void load().catch(() => undefined), [])
  if (route.isError && !route.data) return <LoadFailure title="Harita gösterilemedi" query={route} />
  return (
    <Suspense fallback={<MapSkeleton />}>
      {route.data ? <RouteMap route={route.data} /> : <MapSkeleton />}
    </Suspense>
  )
}

export function MapSkeleton() {
  return (
    <Loading label="Harita yükleniyor">
      <Skeleton className="h-80 rounded-card" />
    </Loading>
  )
}
