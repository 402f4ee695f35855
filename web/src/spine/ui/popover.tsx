/** A short explanation beside its trigger; a click elsewhere or Escape closes it. */
import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '#spine/ui/class-names.ts'
import { floatingClasses } from '#spine/ui/overlay-classes.ts'

type Props = { trigger: ReactNode; label: string; children: ReactNode }

export function Popover({ trigger, label, children }: Props) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={16}
          className={cn(
            floatingClasses,
            'w-80 max-w-[calc(100vw-2rem)] animate-rise rounded-card p-4 text-14',
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
