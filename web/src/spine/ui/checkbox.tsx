/** A checkbox, alone or with its label and hint. */
import { Check, Minus } from 'lucide-react'
import { Checkbox as Radix } from 'radix-ui'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '#spine/ui/class-names.ts'

type Props = ComponentProps<typeof Radix.Root> & { label: ReactNode; hint?: ReactNode }

export function Checkbox({ label, hint, className, ...rest }: Props) {
  const id = useId()
  return (
    <div className={cn('flex min-h-10 items-start gap-3 py-2', className)}>
      <CheckboxBox id={id} aria-describedby={hint ? `${id}-hint` : undefined} {...rest} className="peer" />
      <label htmlFor={id} className="text-14 peer-disabled:opacity-50">
        {label}
        {hint && (
          <span id={`${id}-hint`} className="block text-13 text-muted">
            {hint}
          </span>
        )}
      </label>
    </div>
  )
}

/** The box alone; its label is read aloud. */
export function CheckboxBox({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      {...rest}
      className={cn(
        'group grid size-5 shrink-0 place-items-center rounded-[4px] border border-line-strong bg-card text-on-sea transition-colors hover:border-ink disabled:opacity-50 data-[state=checked]:border-sea data-[state=checked]:bg-sea data-[state=indeterminate]:border-sea data-[state=indeterminate]:bg-sea',
        className,
      )}
    >
      <Radix.Indicator>
        <Check className="size-4 group-data-[state=indeterminate]:hidden" strokeWidth={2.5} aria-hidden />
        <Minus
          className="hidden size-4 group-data-[state=indeterminate]:block"
          strokeWidth={2.5}
          aria-hidden
        />
      </Radix.Indicator>
    </Radix.Root>
  )
}
