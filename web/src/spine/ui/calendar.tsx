/** A month to choose a day or a range from, in Turkish. Loaded when it is first opened. */
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { DayPicker } from 'react-day-picker'
import { tr } from 'react-day-picker/locale/tr'
import { buttonClasses } from '#spine/ui/button.tsx'
import type { DayRange } from '#spine/ui/day-range.ts'

type Shared = { min?: string | undefined; max?: string | undefined; today: string }
type Props = Shared &
  (
    | { mode: 'day'; value: string; onPick: (day: string) => void }
    | { mode: 'range'; value: DayRange; onPick: (range: DayRange) => void }
  )

const arrow = `${buttonClasses({ variant: 'ghost', size: 'sm' })} size-9 px-0 aria-disabled:opacity-30`
const classNames = {
  root: 'relative w-fit',
  months: 'relative',
  month_caption: 'flex h-9 items-center px-2',
  caption_label: 'text-15 font-medium',
  nav: 'absolute top-0 right-0 flex',
  button_previous: arrow,
  button_next: arrow,
  month_grid: 'mt-1 border-collapse',
  weekday: 'size-10 text-12 font-normal text-muted',
  day: 'size-10 p-0 text-center',
  day_button:
    'figures size-10 rounded-field text-14 hover:bg-hover focus-visible:outline-offset-[-2px] disabled:cursor-not-allowed',
  today: 'font-bold text-sea [&>button]:underline [&>button]:underline-offset-4',
  outside: 'text-muted',
  disabled: 'opacity-40',
}
const chosen = '[&>button]:bg-sea [&>button]:text-on-sea [&>button]:hover:bg-sea-strong'
const dayClasses = { ...classNames, selected: chosen }
const rangeClasses = {
  ...classNames,
  range_start: chosen,
  range_end: chosen,
  range_middle:
    '[&>button]:rounded-none [&>button]:bg-sea-soft [&>button]:text-on-sea-soft [&>button]:hover:bg-sea-soft',
}
const components = {
  Chevron: ({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) => {
    const Arrow = orientation === 'left' ? ChevronLeft : ChevronRight
    return <Arrow className="size-5" strokeWidth={1.75} aria-hidden />
  },
}

export function Calendar({ min, max, today, ...props }: Props) {
  const disabled = [...(min ? [{ before: toDate(min) }] : []), ...(max ? [{ after: toDate(max) }] : [])]
  const first = props.mode === 'day' ? props.value : props.value.from || props.value.to
  const shared = {
    locale: tr,
    weekStartsOn: 1 as const,
    showOutsideDays: true,
    fixedWeeks: true,
    autoFocus: true,
    today: toDate(today),
    defaultMonth: toDate(first || (min && min > today ? min : today)),
    ...(min && { startMonth: toDate(min) }),
    ...(max && { endMonth: toDate(max) }),
    disabled,
    components,
  }
  if (props.mode === 'day') {
    const { value, onPick } = props
    return (
      <DayPicker
        {...shared}
        mode="single"
        classNames={dayClasses}
        required
        selected={value ? toDate(value) : undefined}
        onSelect={(date) => onPick(toDay(date))}
      />
    )
  }
  const { value, onPick } = props
  return (
    <DayPicker
      {...shared}
      mode="range"
      classNames={rangeClasses}
      selected={{
        from: value.from ? toDate(value.from) : undefined,
        to: value.to ? toDate(value.to) : undefined,
      }}
      onSelect={(range) =>
        onPick({ from: range?.from ? toDay(range.from) : '', to: range?.to ? toDay(range.to) : '' })
      }
    />
  )
}

/** The calendar counts in the browser's own time zone; a day has none. */
function toDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

function toDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}
