/** Tabs: several views of one thing. Arrow keys move between them. */
import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#spine/ui/class-names.ts'

export const Tabs = Radix.Root

type Tab = { value: string; label: ReactNode }

export function TabList({
  label,
  tabs,
  className,
}: {
  label: string
  tabs: readonly Tab[]
  className?: string
}) {
  return (
    <Radix.List
      aria-label={label}
      className={cn('flex gap-1 overflow-x-auto border-line border-b', className)}
    >
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          ref={showIfActive}
          className="-mb-px h-10 shrink-0 border-transparent border-b-2 px-3 text-14 text-muted -outline-offset-2 transition-colors hover:text-ink data-[state=active]:border-sea data-[state=active]:font-medium data-[state=active]:text-ink"
        >
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
  )
}

/** On a narrow screen the open tab may lie beside it. */
function showIfActive(tab: HTMLButtonElement | null): void {
  if (tab?.dataset.state === 'active') tab.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={cn('pt-4', className)} />
}
