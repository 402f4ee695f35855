/** Visitors of the last day by country, on a map and as a list, and who they were. */
import type { DayFigures } from '@kervan/domain/analytics/analytics.contract.ts'
import {
  countryName,
  noPlace,
  type UserType,
  userTypes,
  userTypeWords,
} from '@kervan/domain/analytics/analytics.copy.ts'
import { formatCount, formatPercent } from '@kervan/domain/values/format-number.ts'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { orNone, visitsAddress } from '#features/analytics/office/addresses.ts'
import { loadView } from '#spine/api/load-or-wait.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { StatTile } from '#spine/ui/stat-tile.tsx'

const CountryMap = lazy(() =>
  loadView(async () => (await import('#features/analytics/office/country-map.tsx')).CountryMap),
)

/** As high as the map that will be there, with its border. */
const mapRoom = 'box-content aspect-5/3 max-h-120 min-h-70 border border-transparent'

const lastDay = { last_day: '1' }
const visitsFrom = (country: string | null) => visitsAddress({ ...lastDay, country: orNone(country) })

export function VisitorsTab({ figures }: { figures: DayFigures | undefined }) {
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        <StatTile
          label="Ziyaretçi"
          value={figures ? formatCount(figures.visitors) : '–'}
          note="Son 24 saat"
          to={visitsAddress(lastDay)}
        />
        <StatTile
          label="Ülke"
          value={figures ? formatCount(figures.country_count) : '–'}
          note="Son 24 saat"
          to={visitsAddress(lastDay)}
        />
        {userTypes.map((user_type) => (
          <StatTile
            key={user_type}
            label={`${userTypeWords[user_type]} ziyareti`}
            value={figures ? formatCount(visitsOf(figures, user_type)) : '–'}
            note="Son 24 saat"
            to={visitsAddress({ ...lastDay, user_type })}
          />
        ))}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Suspense fallback={<Skeleton className={mapRoom} />}>
          {figures ? (
            <CountryMap countries={figures.countries} addressOf={visitsFrom} />
          ) : (
            <Skeleton className={mapRoom} />
          )}
        </Suspense>
        <Card aria-label="Ülkelere göre ziyaretçi">
          <CardHead title="Ülkelere göre ziyaretçi" />
          {!figures && (
            <Loading className="flex flex-col gap-3 p-5">
              {[1, 2, 3, 4, 5].map((row) => (
                <Skeleton key={row} className="h-6" />
              ))}
            </Loading>
          )}
          {figures?.countries.length === 0 && (
            <EmptyState title="Son 24 saatte ziyaretçi yok" className="py-8" />
          )}
          <ol>
            {figures?.countries.map(({ country, visitors }) => (
              <li
                key={country}
                className="relative flex items-center gap-3 border-line border-b px-4 py-2 text-14 transition-colors last:border-b-0 hover:bg-hover md:px-5"
              >
                <Link
                  to={visitsFrom(country)}
                  className="min-w-0 flex-1 break-words after:absolute after:inset-0"
                >
                  {country ? countryName(country) : noPlace}
                </Link>
                <span className="figures font-medium">{formatCount(visitors)}</span>
                <span className="figures w-14 text-right text-muted">
                  {formatPercent(visitors / Math.max(1, figures.visitors))}
                </span>
              </li>
            ))}
          </ol>
        </Card>
      </div>
    </div>
  )
}

/** Of a kind that nobody was, nothing is told. */
const visitsOf = ({ user_types }: DayFigures, kind: UserType) =>
  user_types.find(({ user_type }) => user_type === kind)?.visits ?? 0
