/** Visitors by country as dots on a map, each leading to its visits; the list beside it says the same in words and is what keys and readers use. */
import { countryName } from '@kervan/domain/analytics/analytics.copy.ts'
import { countryPoints } from '@kervan/domain/analytics/country-points.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { useMemo } from 'react'
import { CountryDots } from '#features/analytics/office/country-dots.tsx'
import { MapFrame } from '#features/tracking/map/map-frame.tsx'
import { project } from '#features/tracking/map/projection.ts'

type Props = {
  countries: readonly { country: string | null; visitors: number }[]
  addressOf: (country: string) => string
}

export function CountryMap({ countries, addressOf }: Props) {
  const dots = useMemo(
    () =>
      countries.flatMap(({ country, visitors }) => {
        const point = country === null ? undefined : countryPoints[country]
        if (!country || !point) return []
        const name = `${countryName(country)}: ${formatCount(visitors)} ziyaretçi`
        return [{ country, visitors, name, to: addressOf(country), at: project(point[0], point[1]) }]
      }),
    [countries, addressOf],
  )
  const points = useMemo(() => dots.map(({ at }) => at), [dots])
  return (
    <MapFrame
      label={`Harita: ziyaretçilerin geldiği ${formatCount(dots.length)} ülke`}
      points={points}
      lines={null}
      marks={(view, size) => <CountryDots dots={dots} view={view} size={size} />}
    />
  )
}
