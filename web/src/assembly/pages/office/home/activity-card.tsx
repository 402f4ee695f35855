/** What happens in the office: by the hour of today as a chart, and the newest as a list, of one hour where one is chosen. */

import { formatCount } from '@kervan/domain/values/format-number.ts'
import type { Activity } from '@kervan/domain/workqueue/activity.contract.ts'
import { noActivityPage } from '@kervan/domain/workqueue/activity-words.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from 'react-router'
import { isBuilt, useRoutes } from '#assembly/layouts/route-table.tsx'
import { openedHere, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { BarChart } from '#spine/charts/charts.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

const minute = 60_000
const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
/** `14:00–14:59` */
const span = (hour: string) => `${hour}:00–${hour}:59`

export function HourlyActivity() {
  const counts = useQuery(api.workqueue.activity.hours.queryOptions({ refetchInterval: minute }))
  const navigate = useNavigate()
  const { search } = useLocation()
  const routes = useRoutes()
  const open = (index: number) => {
    const hour = hours[index] ?? '00'
    const count = counts.data?.hours[index] ?? 0
    toast.info({ title: `Saat ${span(hour)}`, description: `${formatCount(count)} aktivite`, topic: 'hour' })
    const analytics = `/staff/analytics?hour=${hour}`
    if (isBuilt(routes, analytics)) return void navigate(analytics)
    void navigate({ search: withParams(search, { hour }) }, { preventScrollReset: true })
  }
  const total = counts.data?.hours.reduce((sum, count) => sum + count, 0)
  return (
    <Card aria-label="Bugünün aktivitesi">
      <CardHead
        title="Bugünün aktivitesi"
        action={
          total !== undefined && (
            <span className="figures text-13 text-muted">Toplam {formatCount(total)}</span>
          )
        }
      />
      <div className="p-4 md:p-5">
        {counts.isError && !counts.data ? (
          <LoadFailure title="Aktivite gösterilemedi" query={counts} />
        ) : (
          <BarChart
            title="Saatlere göre aktivite"
            data={counts.data && { points: hours, series: [{ name: 'Aktivite', values: counts.data.hours }] }}
            pointName="Saat"
            formatPoint={(hour) => `${hour}:00`}
            height={180}
            onPick={open}
          />
        )}
      </div>
    </Card>
  )
}

/** A height that it is given holds from the beginning; without one it grows with its rows. */
export function RecentActivity({ className }: { className?: string }) {
  const { search } = useLocation()
  const hour = useParam('hour')
  const chosen = hour !== null && hours.includes(hour) ? hour : undefined
  const activity = useQuery(
    api.workqueue.activity.recent.queryOptions({
      input: chosen === undefined ? {} : { hour: Number(chosen) },
      refetchInterval: minute,
    }),
  )
  return (
    <Card aria-label="Son aktiviteler" className={cn('flex flex-col', className)}>
      <CardHead
        title="Son aktiviteler"
        action={
          chosen && (
            <Link
              to={{ search: withParams(search, { hour: null }) }}
              preventScrollReset
              className="link text-13"
              aria-label={`${span(chosen)} süzgecini kaldır`}
            >
              {span(chosen)} · kaldır
            </Link>
          )
        }
      />
      {activity.isPending && (
        <Loading className="flex flex-col gap-3 p-5">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-8" />
          ))}
        </Loading>
      )}
      {activity.isError && !activity.data && (
        <LoadFailure title="Aktiviteler gösterilemedi" query={activity} />
      )}
      {activity.data &&
        (activity.data.items.length === 0 ? (
          <EmptyState
            title={chosen ? 'Bu saatte aktivite yok' : 'Henüz aktivite kaydı yok'}
            className="py-8"
          />
        ) : (
          <ul className="max-h-120 min-h-0 overflow-y-auto">
            {activity.data.items.map((each) => (
              <Row key={each.id} activity={each} />
            ))}
          </ul>
        ))}
    </Card>
  )
}

function Row({ activity }: { activity: Activity }) {
  const { title, subject, actor_name, at, link } = activity
  const linkClasses = 'min-w-0 flex-1 basis-32 break-words text-left after:absolute after:inset-0'
  return (
    <li className="relative border-line border-b px-4 py-2.5 text-13 transition-colors last:border-b-0 hover:bg-hover md:px-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        {link ? (
          <Link to={link} state={openedHere} className={linkClasses}>
            {title}
          </Link>
        ) : (
          <button
            type="button"
            className={linkClasses}
            onClick={() => toast.info({ title: noActivityPage, topic: 'activity' })}
          >
            {title}
          </button>
        )}
        <RelativeTime moment={at} className="shrink-0 text-12 text-muted" />
      </p>
      <p className="truncate text-muted">{[subject, actor_name].filter(Boolean).join(' · ')}</p>
    </li>
  )
}
