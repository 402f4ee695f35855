/** A group of radio buttons. */
import { RadioGroup as Radix } from 'radix-ui'
import { type ComponentProps, useId } from 'react'
import { cn } from '#spine/ui/class-names.ts'
import type { Option } from '#spine/ui/select.tsx'

type Props = ComponentProps<typeof Radix.Root> & {
  label: string
  options: readonly (Option & { hint?: string })[]
}

export function RadioGroup({ label, options, className, ...rest }: Props) {
  const id = useId()
  return (
    <Radix.Root aria-label={label} {...rest} className={cn('flex flex-col', className)}>
      {options.map((option) => (
        <div key={option.value} className="flex min-h-10 items-start gap-3 py-2">
          <Radix.Item
            id={`${id}-${option.value}`}
            value={option.value}
            disabled={option.disabled ?? false}
            className="peer grid size-5 shrink-0 place-items-center rounded-full border border-line-strong bg-card transition-colors hover:border-ink disabled:opacity-50 data-[state=checked]:border-sea"
          >
            <Radix.Indicator className="size-2.5 rounded-full bg-sea" />
          </Radix.Item>
          <label htmlFor={`${id}-${option.value}`} className="text-14 peer-disabled:opacity-50">
            {option.label}
            {option.hint && <span className="block text-13 text-muted">{option.hint}</span>}
          </label>
        </div>
      ))}
    </Radix.Root>
  )
}
