/** A day, typed as people write it or chosen from a calendar. Its value is a CalendarDay text, or empty. Goes inside a `Field`. */
import { formatShortDate } from '@kervan/domain/values/format-date.ts'
import { isDay } from '@kervan/domain/values/is-day.ts'
import { dayInIstanbul } from '@kervan/domain/values/istanbul-time.ts'
import { Calendar as CalendarIcon, X } from 'lucide-react'
import { Popover } from 'radix-ui'
import {
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { buttonClasses } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { useFieldProps } from '#spine/ui/field-context.ts'
import { Input } from '#spine/ui/input.tsx'
import { floatingClasses } from '#spine/ui/overlay-classes.ts'
import { Skeleton } from '#spine/ui/skeleton.tsx'
import { isWholeDay, readTypedDay } from '#spine/ui/typed-day.ts'

const Calendar = lazy(async () => ({ default: (await import('#spine/ui/calendar.tsx')).Calendar }))

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max' | 'type'> & {
  value: string
  /** What cannot be read as a day is passed on as it was typed, so that nobody saves without it unnoticed. */
  onChange: (day: string) => void
  min?: string | undefined
  max?: string | undefined
  /** Without a calendar of its own, where there is one beside it. */
  typedOnly?: boolean
}

const shown = (value: string) => (isDay(value) ? formatShortDate(value) : value)

export function DateInput({
  value,
  onChange,
  min,
  max,
  typedOnly = false,
  className,
  onBlur,
  ref,
  disabled,
  ...rest
}: Props) {
  const id = useId()
  const field = useFieldProps()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const [typing, setTyping] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const today = dayInIstanbul(new Date())
  const notice = field['aria-invalid'] || typing !== null ? '' : problemOf(value, min, max)

  const settle = (text: string) => {
    const day = text.trim() === '' ? '' : (readTypedDay(text, { today, min }) ?? text.trim())
    setTyping(null)
    if (day !== value) onChange(day)
  }
  const type = (text: string) => {
    setTyping(text)
    const day = isWholeDay(text) ? readTypedDay(text, { today, min }) : null
    if (day && day !== value) onChange(day)
    if (text === '' && value !== '') onChange('')
  }
  const pick = (day: string) => {
    setTyping(null)
    onChange(day)
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typing !== null) settle(typing)
    if (event.key === 'ArrowDown' && event.altKey) setOpen(!typedOnly)
  }
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
        <span className={cn('@container relative block', className)}>
          <Input
            autoComplete="off"
            placeholder="gg.aa.yyyy"
            {...rest}
            disabled={disabled}
            ref={input}
            aria-describedby={[field['aria-describedby'], `${id}-notice`].filter(Boolean).join(' ')}
            aria-invalid={notice ? true : field['aria-invalid']}
            value={typing ?? shown(value)}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={(event) => {
              if (typing !== null) settle(typing)
              onBlur?.(event)
            }}
            className={cn('figures', value && !typedOnly ? 'pr-18 @max-[12rem]:pr-9' : 'pr-9')}
          />
          <span className="absolute inset-y-0 right-1 flex items-center">
            {value && !disabled && (
              <SmallButton
                label="Tarihi temizle"
                // Where there is no room for both, a day is cleared by its text.
                className={cn(!typedOnly && '@max-[12rem]:hidden')}
                onClick={() => {
                  pick('')
                  input.current?.focus()
                }}
              >
                <X className="size-4" strokeWidth={1.75} aria-hidden />
              </SmallButton>
            )}
            {!typedOnly && (
              <Popover.Trigger asChild>
                <SmallButton label="Takvimi aç" disabled={disabled}>
                  <CalendarIcon className="size-4" strokeWidth={1.75} aria-hidden />
                </SmallButton>
              </Popover.Trigger>
            )}
          </span>
        </span>
      </Popover.Anchor>
      <span id={`${id}-notice`} role="status" className={notice ? 'text-13 text-danger' : 'sr-only'}>
        {notice}
      </span>
      <Popover.Portal>
        <Popover.Content
          aria-label="Takvim"
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            input.current?.focus({ preventScroll: true })
          }}
          className={cn(
            floatingClasses,
            'max-h-(--radix-popover-content-available-height) animate-rise overflow-y-auto rounded-card p-3',
          )}
        >
          <Suspense fallback={<Skeleton className="h-82 w-70" />}>
            <Calendar
              mode="day"
              value={isDay(value) ? value : ''}
              onPick={pick}
              min={min}
              max={max}
              today={today}
            />
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function SmallButton({
  label,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { label: string; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={cn(buttonClasses({ variant: 'ghost', size: 'sm' }), 'size-8 px-0 text-muted', className)}
    >
      {children}
    </button>
  )
}

function problemOf(value: string, min: string | undefined, max: string | undefined): string {
  if (value === '') return ''
  if (!isDay(value)) return 'Tarihi 16.11.2026 gibi yazın.'
  if (min && value < min) return `En erken ${shown(min)} seçilebilir.`
  return max && value > max ? `En geç ${shown(max)} seçilebilir.` : ''
}
