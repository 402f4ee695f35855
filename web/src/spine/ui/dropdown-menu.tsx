/** A menu of actions behind one button. */
import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentType, ReactNode } from 'react'
import { cn } from '#spine/ui/class-names.ts'
import { floatingClasses } from '#spine/ui/overlay-classes.ts'

type Icon = ComponentType<{ className?: string; strokeWidth?: number }>
type MenuItem =
  | {
      label: string
      icon?: Icon
      onSelect: () => void
      danger?: boolean
      disabled?: boolean
      shortcut?: string
    }
  | 'separator'

type Props = { trigger: ReactNode; items: readonly MenuItem[]; align?: 'start' | 'end' }

export function DropdownMenu({ trigger, items, align = 'end' }: Props) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          className={cn(floatingClasses, 'min-w-48 animate-rise rounded-card p-1')}
        >
          {items.map((item, index) =>
            item === 'separator' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a separator has no other identity
              <Radix.Separator key={index} className="my-1 h-px bg-line" />
            ) : (
              <Item key={item.label} {...item} />
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Item({
  label,
  icon: Icon,
  onSelect,
  danger = false,
  disabled = false,
  shortcut,
}: Exclude<MenuItem, 'separator'>) {
  return (
    <Radix.Item
      onSelect={onSelect}
      disabled={disabled}
      className={cn(
        'flex h-9 cursor-default select-none items-center gap-2.5 rounded-field px-3 text-14 outline-none data-[disabled]:opacity-50 data-[highlighted]:bg-hover',
        danger && 'text-danger',
      )}
    >
      {Icon && <Icon className="size-4" strokeWidth={1.75} />}
      <span className="flex-1">{label}</span>
      {shortcut && <span className="text-12 text-muted">{shortcut}</span>}
    </Radix.Item>
  )
}
