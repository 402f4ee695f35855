/** A native select: best on phones, and it needs no injected style. */
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '#spine/ui/class-names.ts'
import { controlClasses, useFieldProps } from '#spine/ui/field-context.ts'

export type Option = { value: string; label: string; disabled?: boolean }

type Props = Omit<ComponentProps<'select'>, 'children'> & { options: readonly Option[]; placeholder?: string }

export function Select({ options, placeholder, className, ...rest }: Props) {
  return (
    <span className="relative block">
      <select
        {...useFieldProps()}
        {...rest}
        className={cn(controlClasses, 'h-10 appearance-none text-ellipsis pr-9 pl-3 text-15', className)}
      >
        {placeholder && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
        strokeWidth={1.75}
        aria-hidden
      />
    </span>
  )
}
