/** The route of one shipment on a map, with the list of its places beside it, which says the same. */
import { splitPath } from '@kervan/domain/places/path.ts'
import type { DrawnRoute } from '@kervan/domain/tracking/shipment-map.contract.ts'
import { useMemo } from 'react'
import { MapFrame } from '#features/tracking/map/map-frame.tsx'
import type { Point } from '#features/tracking/map/map-view.ts'
import { linePath, project } from '#features/tracking/map/projection.ts'
import { RouteMarks } from '#features/tracking/map/route-marks.tsx'
import { StopList } from '#features/tracking/map/stop-list.tsx'

export function RouteMap({ route }: { route: DrawnRoute }) {
  const drawn = useMemo(() => drawnLines(route), [route])
  const [from, to] = [route.stops[0]?.name ?? '', route.stops.at(-1)?.name ?? '']
  return (
    <div className="@container">
      <div className="grid grid-cols-1 items-start gap-5 @3xl:grid-cols-[minmax(0,1fr)_17rem]">
        {drawn ? (
          <figure className="flex min-w-0 flex-col gap-2">
            <MapFrame
              label={`Harita: ${from} – ${to}`}
              points={drawn.points}
              lines={
                <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
                  <path
                    d={drawn.ahead}
                    vectorEffect="non-scaling-stroke"
                    strokeWidth="2"
                    strokeDasharray="0.1 6"
                  />
                  <path d={drawn.done} vectorEffect="non-scaling-stroke" strokeWidth="2.5" />
                </g>
              }
              marks={(view, size) => <RouteMarks route={route} line={drawn.points} view={view} size={size} />}
            />
            <Legend route={route} />
          </figure>
        ) : (
          <p className="rounded-card border border-line px-5 py-8 text-14 text-muted">
            Yolun haritası çizilemedi: çıkış ya da varış yerinin koordinatı bilinmiyor. Bildirilenler listede.
          </p>
        )}
        <StopList route={route} />
      </div>
    </div>
  )
}

/** Nothing where the way is not known. */
function drawnLines({ legs, done }: DrawnRoute) {
  const path = legs
    .flatMap((leg, index) => (index === 0 ? leg.path : leg.path.slice(1)))
    .map(([longitude = 0, latitude = 0]) => ({ longitude, latitude }))
  if (path.length < 2) return null
  const onMap = (part: typeof path): Point[] =>
    part.map(({ longitude, latitude }) => project(longitude, latitude))
  const parts = splitPath(path, done)
  return {
    points: onMap(path),
    done: linePath(onMap([...parts.done])),
    ahead: linePath(onMap([...parts.ahead])),
  }
}

function Legend({ route: { done, present, stops, cancelled } }: { route: DrawnRoute }) {
  const percent = Math.round(done * 100)
  const isBegun = stops[0]?.state !== 'here'
  return (
    <figcaption className="flex flex-wrap items-center gap-x-5 gap-y-1 text-13 text-muted">
      <span className="flex items-center gap-2">
        <svg className="h-2 w-6 text-sea" aria-hidden="true" focusable="false">
          <line x1="1" y1="4" x2="23" y2="4" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
        Geride kalan yol <span className="figures">%{percent}</span>
      </span>
      <span className="flex items-center gap-2">
        <svg className="h-2 w-6 text-sea" aria-hidden="true" focusable="false">
          <line x1="1" y1="4" x2="23" y2="4" className="route-dots" />
        </svg>
        {cancelled ? 'Planlanan yol' : 'Kalan yol'}
      </span>
      {present && (
        <span className="flex items-center gap-2">
          <svg className="size-3" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
            <circle cx="6" cy="6" r="5" fill="var(--saffron-fill)" />
          </svg>
          {present.estimated
            ? 'Tahmini konum'
            : isBegun
              ? 'Son bildirilen konum'
              : cancelled
                ? 'İptal edildi'
                : 'Henüz yola çıkmadı'}
        </span>
      )}
    </figcaption>
  )
}
