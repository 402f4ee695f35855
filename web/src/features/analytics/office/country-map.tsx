/** Visitors by country as dots on a map; the list beside it says the same in words. */
import { countryName } from '@kervan/domain/analytics/analytics.copy.ts'
import { countryPoints } from '@kervan/domain/analytics/country-points.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useMemo } from 'react'
import { MapFrame } from '#features/tracking/map/map-frame.tsx'
import { onScreen } from '#features/tracking/map/map-view.ts'
import { project } from '#features/tracking/map/projection.ts'

type Props = { countries: readonly { country: string | null; visitors: number }[] }

export function CountryMap({ countries }: Props) {
  const dots = useMemo(
    () =>
      countries.flatMap(({ country, visitors }) => {
        const point = country === null ? undefined : countryPoints[country]
        return country && point ? [{ country, visitors, at: project(point[0], point[1]) }] : []
      }),
    [countries],
  )
  const most = Math.max(1, ...dots.map(({ visitors }) => visitors))
  const points = useMemo(() => dots.map(({ at }) => at), [dots])
  return (
    <MapFrame
      label={`Harita: ziyaretçilerin geldiği ${formatCount(dots.length)} ülke`}
      points={points}
      lines={null}
      marks={(view, size) =>
        dots.map(({ country, visitors, at }) => {
          const [x, y] = onScreen(view, size, at)
          const radius = 8 + 14 * Math.sqrt(visitors / most)
          return (
            <g key={country}>
              <title>{`${countryName(country)}: ${formatCount(visitors)} ziyaretçi`}</title>
              <circle cx={x} cy={y} r={radius} className="fill-sea" stroke="var(--bg)" strokeWidth={2} />
              <text x={x} y={y + 4} textAnchor="middle" className="figures fill-on-sea font-medium text-12">
                {visitors > 999 ? '999+' : formatCount(visitors)}
              </text>
            </g>
          )
        })
      }
    />
  )
}
