/** A square button with an icon; its label is read aloud and shown in a tooltip. */
import type { ComponentProps } from 'react'
import { type ButtonVariants, buttonClasses } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { Tooltip } from '#spine/ui/tooltip.tsx'

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string } & ButtonVariants

const square = { sm: 'size-8 px-0', md: 'size-10 px-0', lg: 'size-12 px-0' }

export function IconButton({ label, variant = 'ghost', size = 'md', className, ...rest }: Props) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        {...rest}
        className={cn(
          buttonClasses({ variant, size }),
          square[size ?? 'md'],
          '[&_.lucide:not([class*=size-])]:size-5',
          className,
        )}
      />
    </Tooltip>
  )
}
