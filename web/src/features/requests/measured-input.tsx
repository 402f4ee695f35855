/** A number input with its unit and a numeric keyboard. Goes inside a `Field`. */
import type { ComponentProps } from 'react'
import { cn } from '#spine/ui/class-names.ts'
import { Input } from '#spine/ui/input.tsx'

type Props = Omit<ComponentProps<'input'>, 'onChange'> & {
  unit?: string
  /** For integers, phones show a keyboard without a decimal separator. */
  whole?: boolean
  onChange: (text: string) => void
}

export function MeasuredInput({ unit, whole = false, onChange, className, ...rest }: Props) {
  return (
    <span className="relative block">
      <Input
        {...rest}
        onChange={(event) => onChange(event.target.value)}
        onFocus={(event) => event.target.select()}
        inputMode={whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={16}
        className={cn('figures', unit && 'pr-12', className)}
      />
      {unit && (
        <span
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-14 text-muted"
          aria-hidden="true"
        >
          {unit}
        </span>
      )}
    </span>
  )
}
