/** Radio buttons as cards large enough for a thumb. They are native inputs: arrow keys choose, Enter submits the form. */
import type { LucideIcon } from 'lucide-react'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from '#spine/ui/class-names.ts'

type Choice<Value extends string> = {
  value: Value
  label: string
  detail?: ReactNode
  icon?: LucideIcon
}

type Props<Value extends string> = {
  legend: ReactNode
  /** For screen readers only, where a visible heading says the same. */
  legendHidden?: boolean
  choices: readonly Choice<Value>[]
  value: Value | ''
  onChange: (value: Value) => void
  error?: string | undefined
  className?: string
}

export function ChoiceCards<Value extends string>({
  legend,
  legendHidden = false,
  choices,
  value,
  onChange,
  error,
  className,
}: Props<Value>) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5 text-14 font-medium'}>{legend}</legend>
      <div className={cn('grid gap-2', className)}>
        {choices.map(({ icon: Icon, ...choice }) => (
          <label
            key={choice.value}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card border border-line-strong px-4 py-2.5 transition-colors hover:border-ink has-checked:border-sea has-checked:bg-sea-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea"
          >
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              aria-invalid={Boolean(error) || undefined}
              className="size-4 shrink-0 appearance-none rounded-full border border-line-strong bg-card outline-none checked:border-5 checked:border-sea"
            />
            {Icon && <Icon className="size-5 shrink-0 text-sea" strokeWidth={1.75} aria-hidden />}
            <span className="min-w-0 text-15">
              {choice.label}
              {choice.detail && <span className="block text-13 text-muted">{choice.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex animate-rise items-start gap-1.5 text-13 text-danger">
          <CircleAlert className="mt-px size-4 shrink-0" strokeWidth={1.75} aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  )
}
