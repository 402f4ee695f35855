/** The work queue as a calendar: what is due on which day of a week or a month. Arrows move from day to day, on phones it is a list of days. */
import { hoursOn } from '@kervan/domain/company/office-time.ts'
import { yearlyHoliday } from '@kervan/domain/company/public-holidays.ts'
import { formatDate, formatTime, formatWeekday } from '@kervan/domain/values/format-date.ts'
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { isDay } from '@kervan/domain/values/is-day.ts'
import { dayInIstanbul, daysLater } from '@kervan/domain/values/istanbul-time.ts'
import { type CalendarSpan, movedBy, shownDays } from '@kervan/domain/workqueue/work-calendar.ts'
import type { WorkDay } from '@kervan/domain/workqueue/work-figures.contract.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useOfficeCalendar } from '#features/company/use-office-calendar.ts'
import { workItemAddress } from '#features/workqueue/work-item-address.ts'
import { eachMinute } from '#features/workqueue/work-list.ts'
import { useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { KeptMark } from '#spine/api/kept-mark.tsx'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card } from '#spine/ui/card.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const weekdays = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz']
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

export function CalendarView() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const today = dayInIstanbul(new Date())
  const asked = useParam('day') ?? ''
  const day = isDay(asked) ? asked : today
  const span: CalendarSpan = useParam('span') === 'month' ? 'month' : 'week'
  const isMine = useParam('show') === 'mine'
  const days = shownDays(day, span)
  const input = { from: days[0] ?? day, to: days.at(-1) ?? day, ...(isMine && { mine: 'true' }) }
  const work = useQuery(
    api.workqueue.calendar.queryOptions({
      input,
      placeholderData: keepPreviousData,
      refetchInterval: eachMinute,
    }),
  )
  const at = (params: Record<string, string | null>) => withParams(search, params)
  const go = (to: string) =>
    void navigate({ search: at({ day: to }) }, { preventScrollReset: true, replace: true })
  return (
    <Card aria-label="İş takvimi" className="flex flex-col gap-4 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          label={span === 'week' ? 'Önceki hafta' : 'Önceki ay'}
          onClick={() => go(movedBy(day, span, -1))}
        >
          <ChevronLeft strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton
          label={span === 'week' ? 'Sonraki hafta' : 'Sonraki ay'}
          onClick={() => go(movedBy(day, span, 1))}
        >
          <ChevronRight strokeWidth={1.75} aria-hidden />
        </IconButton>
        <h2 className="mr-auto text-18" aria-live="polite">
          {span === 'month' ? monthName(day) : weekName(days[0] ?? day, days.at(-1) ?? day)}
        </h2>
        <Button size="sm" onClick={() => go(today)} disabled={days.includes(today)}>
          Bugün
        </Button>
        <FilterChips
          label="Kimin işleri"
          chips={[
            { key: 'all', label: 'Herkes', search: at({ show: null }), current: !isMine },
            { key: 'mine', label: 'Benim', search: at({ show: 'mine' }), current: isMine },
          ]}
        />
        <FilterChips
          label="Takvim aralığı"
          chips={[
            { key: 'week', label: 'Hafta', search: at({ span: null }), current: span === 'week' },
            { key: 'month', label: 'Ay', search: at({ span: 'month' }), current: span === 'month' },
          ]}
        />
      </div>
      <KeptMark pages={work} />
      {work.data ? (
        <Days days={days} day={day} span={span} found={work.data.days} today={today} onMove={go} />
      ) : work.isError ? (
        <LoadFailure title="Takvim yüklenirken bir hata oluştu" query={work} />
      ) : (
        <Loading>
          <Skeleton className="h-80" />
        </Loading>
      )}
    </Card>
  )
}

type DaysProps = {
  days: readonly string[]
  day: string
  span: CalendarSpan
  found: readonly WorkDay[]
  today: string
  onMove: (day: string) => void
}

function Days({ days, day, span, found, today, onMove }: DaysProps) {
  const calendar = useOfficeCalendar()
  const grid = useRef<HTMLUListElement>(null)
  const isMoving = useRef(false)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    // Links inside a day keep their own keys.
    if (!step || !(event.target instanceof HTMLElement) || !event.target.dataset.day) return
    event.preventDefault()
    isMoving.current = true
    onMove(daysLater(event.target.dataset.day, step))
  }
  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day])
  return (
    <div>
      <p aria-hidden className="grid grid-cols-7 gap-px pb-1 text-12 text-muted max-md:hidden">
        {weekdays.map((name) => (
          <span key={name} className="px-2">
            {name}
          </span>
        ))}
      </p>
      <ul
        ref={grid}
        onKeyDown={onKeyDown}
        className="grid gap-px overflow-hidden rounded-field border border-line bg-line md:grid-cols-7"
      >
        {days.map((each) => (
          <Day
            key={each}
            day={each}
            work={found.find((one) => one.day === each)}
            isToday={each === today}
            isChosen={each === day}
            isOutside={span === 'month' && each.slice(0, 7) !== day.slice(0, 7)}
            isClosed={calendar ? hoursOn(each, calendar) === null : false}
            holiday={(calendar?.holidays.find((one) => one.day === each) ?? yearlyHoliday(each))?.name}
            isTall={span === 'week'}
          />
        ))}
      </ul>
    </div>
  )
}

type DayProps = {
  day: string
  work: WorkDay | undefined
  isToday: boolean
  isChosen: boolean
  isOutside: boolean
  isClosed: boolean
  holiday: string | undefined
  isTall: boolean
}

function Day({ day, work, isToday, isChosen, isOutside, isClosed, holiday, isTall }: DayProps) {
  const { search } = useLocation()
  const total = work?.total ?? 0
  const more = total - (work?.items.length ?? 0)
  const label = [formatWeekday(noonOf(day)), holiday, total > 0 ? `${formatCount(total)} iş` : 'iş yok']
    .filter(Boolean)
    .join(', ')
  return (
    <li
      className={cn(
        'flex min-w-0 flex-col gap-1 bg-card p-2 text-13',
        isTall ? 'md:min-h-64' : 'md:min-h-28',
        isClosed && 'bg-bg',
        isOutside && 'max-md:hidden',
        total === 0 && !isToday && 'max-md:hidden',
      )}
    >
      <h3
        data-day={day}
        tabIndex={isChosen ? 0 : -1}
        aria-label={label}
        aria-current={isToday ? 'date' : undefined}
        className="flex flex-wrap items-baseline gap-x-2 rounded-field"
      >
        <span
          className={cn(
            'figures',
            isToday && 'rounded-full bg-sea px-1.5 font-medium text-on-sea',
            isOutside && 'text-muted',
          )}
        >
          <span className="md:hidden">{formatWeekday(noonOf(day))}</span>
          <span className="max-md:hidden">{Number(day.slice(8))}</span>
        </span>
        {holiday && <span className="min-w-0 truncate text-12 text-muted">{holiday}</span>}
      </h3>
      {work && (
        <ul className="flex min-w-0 flex-col gap-1">
          {work.items.map(({ id, title, due_at, priority }) => (
            <li key={id} className="min-w-0">
              <Link
                to={workItemAddress(id)}
                title={title}
                className={cn(
                  'rounded-field px-1 hover:bg-hover max-md:block max-md:min-h-10 max-md:truncate max-md:py-2',
                  isTall ? 'leading-5 md:line-clamp-3 md:break-words' : 'leading-6 md:block md:truncate',
                )}
              >
                <span className={cn('figures', priority === 'urgent' ? 'text-delayed' : 'text-muted')}>
                  {formatTime(due_at)}
                </span>{' '}
                {withoutNumber(title)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Link
          to={{ search: withParams(search, { view: null, span: null, day: null, due: day }) }}
          className="px-1 text-muted leading-6 underline decoration-line-strong underline-offset-4"
        >
          +{formatCount(more)} iş daha
        </Link>
      )}
    </li>
  )
}

const noonOf = (day: string) => `${day}T09:00:00Z`
/** What the work is about says more in a narrow column than the number of its request; the whole title is a tooltip. */
const withoutNumber = (title: string) => title.replace(/^TLP-\d{4}-\d+: /, '')

/** `16 – 22 Kasım 2026`, `30 Kasım – 6 Aralık 2026`, `28 Aralık 2026 – 3 Ocak 2027`: what both days share is said once. */
function weekName(from: string, to: string): string {
  const [day = '', month = '', year = ''] = formatDate(noonOf(from)).split(' ')
  const parts = from.slice(0, 7) === to.slice(0, 7) ? [day] : [day, month]
  if (from.slice(0, 4) !== to.slice(0, 4)) parts.push(year)
  return `${parts.join(' ')} – ${formatDate(noonOf(to))}`
}

const monthName = (day: string) => formatDate(noonOf(day)).replace(/^\d+ /, '')
