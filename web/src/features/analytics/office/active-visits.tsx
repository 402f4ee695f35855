/** Who is on the site now: the page that is open, from where, with what, and since when it is quiet. */
import type { LiveTraffic } from '@kervan/domain/analytics/analytics.contract.ts'
import { deviceWords, placeOfVisit, userTypeWords } from '@kervan/domain/analytics/analytics.copy.ts'
import { pageName } from '@kervan/domain/analytics/pages.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { Link, useLocation } from 'react-router'
import { visitsAddress } from '#features/analytics/office/addresses.ts'
import { openedHere, withParams } from '#spine/addresses/dialog-address.ts'
import { useHeldRows } from '#spine/live/use-held-rows.ts'
import { WaitingRows } from '#spine/live/waiting-rows.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const nobody: LiveTraffic['active'] = []

export function ActiveVisits({ traffic }: { traffic: LiveTraffic | undefined }) {
  const { search } = useLocation()
  const { shown, waitingCount, holder } = useHeldRows(traffic?.active ?? nobody)
  const rest = traffic ? traffic.active_visitors - traffic.active.length : 0
  return (
    <Card {...holder} aria-label="Şu anda gezenler">
      <CardHead
        title="Şu anda gezenler"
        action={
          <span className="figures flex items-center gap-x-4 text-13 text-muted">
            <WaitingRows count={waitingCount} />
            {rest > 0 && (
              <Link to={visitsAddress({ active: '1' })} className="link">
                +{formatCount(rest)} daha
              </Link>
            )}
          </span>
        }
      />
      {!traffic && (
        <Loading className="flex flex-col gap-3 p-5">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-9" />
          ))}
        </Loading>
      )}
      {traffic && shown.length === 0 && <EmptyState title="Şu anda aktif ziyaretçi yok" className="py-8" />}
      <ul>
        {shown.map(({ row: visit }) => (
          <li
            key={visit.id}
            className="relative flex flex-wrap items-baseline gap-x-4 border-line border-b px-4 py-2.5 text-14 transition-colors last:border-b-0 hover:bg-hover md:px-5"
          >
            <Link
              to={{ search: withParams(search, { visit: visit.id }) }}
              state={openedHere}
              preventScrollReset
              className="min-w-0 flex-1 basis-48 break-words after:absolute after:inset-0"
            >
              {pageName(visit.current_page)}
            </Link>
            <span className="text-13 text-muted">
              {[userTypeWords[visit.user_type], placeOfVisit(visit), deviceWords[visit.device_type]].join(
                ' · ',
              )}
            </span>
            <RelativeTime moment={visit.last_activity} className="shrink-0 text-12 text-muted" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
