/** An on/off setting that takes effect at once, without saving. */
import { Switch as Radix } from 'radix-ui'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '#spine/ui/class-names.ts'

type Props = ComponentProps<typeof Radix.Root> & { label: ReactNode }

export function Switch({ label, className, ...rest }: Props) {
  const id = useId()
  return (
    <div className={cn('flex min-h-10 items-center justify-between gap-4', className)}>
      <label htmlFor={id} className="text-14">
        {label}
      </label>
      <Radix.Root
        id={id}
        {...rest}
        className="touch-room relative h-6 w-10 shrink-0 rounded-full bg-line-strong transition-colors disabled:opacity-50 data-[state=checked]:bg-sea"
      >
        <Radix.Thumb className="block size-5 translate-x-0.5 rounded-full bg-card transition-transform data-[state=checked]:translate-x-[18px]" />
      </Radix.Root>
    </div>
  )
}
