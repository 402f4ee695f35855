/** A range of days: the usual ones by one press, any other typed or chosen from a calendar. */
import { formatShortDate } from '@kervan/domain/values/format-date.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { CalendarRange, X } from 'lucide-react'
import { Popover } from 'radix-ui'
import { lazy, Suspense, useState } from 'react'
import { Button, buttonClasses } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { DateInput } from '#spine/ui/date-input.tsx'
import { type DayRange, inOrder, isSame, rangePresets } from '#spine/ui/day-range.ts'
import { Field } from '#spine/ui/field.tsx'
import { floatingClasses } from '#spine/ui/overlay-classes.ts'
import { Skeleton } from '#spine/ui/skeleton.tsx'

const Calendar = lazy(async () => ({ default: (await import('#spine/ui/calendar.tsx')).Calendar }))

type Props = {
  /** What the range is about, such as `Açılış tarihi`. */
  label: string
  value: DayRange
  onChange: (range: DayRange) => void
  min?: string
  max?: string
}

export function DateRangeInput({ label, value, onChange, min, max }: Props) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState(value)
  // While they are typed the days may be in the wrong order; whoever uses the range never sees that.
  const shown = isSame(inOrder(typed), value) ? typed : value
  const type = (range: DayRange) => {
    setTyped(range)
    const ordered = inOrder(range)
    if (!isSame(ordered, value)) onChange(ordered)
  }
  const today = dayInIstanbul(new Date())
  const presets = rangePresets(today)
  const isSet = value.from !== '' || value.to !== ''
  return (
    <span className="relative inline-flex">
      <Popover.Root
        open={open}
        onOpenChange={(next) => {
          setOpen(next)
          setTyped(value)
        }}
      >
        <Popover.Trigger asChild>
          <button
            type="button"
            className={cn(
              buttonClasses({ size: 'sm' }),
              'h-10 font-normal',
              isSet && 'rounded-r-none border-sea bg-sea-soft text-on-sea-soft',
            )}
          >
            <CalendarRange className="size-4" strokeWidth={1.75} aria-hidden />
            {isSet ? `${label}: ${rangeText(value, today)}` : label}
          </button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            aria-label={label}
            align="start"
            sideOffset={6}
            collisionPadding={12}
            className={cn(
              floatingClasses,
              'flex max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1.5rem)] animate-rise overflow-y-auto gap-4 rounded-card p-3 max-sm:w-76 max-sm:flex-col max-sm:gap-3',
            )}
          >
            <div className="flex gap-1 max-sm:flex-wrap sm:flex-col">
              {presets.map(({ label: name, range }) => (
                <Button
                  key={name}
                  size="sm"
                  variant="ghost"
                  aria-pressed={isSame(range, value)}
                  onClick={() => {
                    onChange(range)
                    setOpen(false)
                  }}
                  className="justify-start aria-pressed:bg-sea-soft aria-pressed:text-on-sea-soft"
                >
                  {name}
                </Button>
              ))}
            </div>
            <div className="flex w-70 flex-col gap-3">
              <div className="grid grid-cols-2 gap-2">
                <Field label="Başlangıç">
                  <DateInput
                    value={shown.from}
                    onChange={(from) => type({ ...shown, from })}
                    min={min}
                    max={max}
                    typedOnly
                  />
                </Field>
                <Field label="Bitiş">
                  <DateInput
                    value={shown.to}
                    onChange={(to) => type({ ...shown, to })}
                    min={min}
                    max={max}
                    typedOnly
                  />
                </Field>
              </div>
              <Suspense fallback={<Skeleton className="h-82 w-70" />}>
                <Calendar mode="range" value={value} onPick={onChange} min={min} max={max} today={today} />
              </Suspense>
            </div>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      {isSet && (
        <button
          type="button"
          aria-label={`${label}: süzgeci kaldır`}
          onClick={() => onChange({ from: '', to: '' })}
          className={cn(
            buttonClasses({ size: 'sm' }),
            'size-10 rounded-l-none border-sea border-l-0 bg-sea-soft px-0 text-on-sea-soft',
          )}
        >
          <X className="size-4" strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </span>
  )
}

/** A usual range by its name, any other by its days. */
export function rangeText(range: DayRange, today: string): string {
  const preset = rangePresets(today).find((usual) => isSame(usual.range, range))
  if (preset) return preset.label
  const [from, to] = [range.from && formatShortDate(range.from), range.to && formatShortDate(range.to)]
  if (!to) return `${from} ve sonrası`
  if (!from) return `${to} ve öncesi`
  return from === to ? from : `${from} – ${to}`
}
