/** Buttons. The saffron variant `next` marks the one thing to do next: at most one per screen. */

import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import '#spine/ui/double-click.ts'
import { RouteLoader } from '#spine/ui/route-line.tsx'

export const buttonClasses = cva(
  'touch-room relative inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-field border font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-50 [&_.lucide:not([class*=size-])]:size-4',
  {
    variants: {
      variant: {
        next: 'border-transparent bg-saffron-fill text-on-saffron hover:bg-saffron-fill-strong',
        primary: 'border-transparent bg-sea text-on-sea hover:bg-sea-strong',
        secondary: 'border-line-strong bg-card text-ink hover:bg-hover',
        ghost: 'border-transparent text-ink hover:bg-hover',
        danger: 'border-transparent bg-danger-fill text-on-danger hover:bg-danger-fill-strong',
      },
      size: { sm: 'h-8 px-3 text-13', md: 'h-10 px-4 text-14', lg: 'h-12 px-6 text-15' },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
)
export type ButtonVariants = VariantProps<typeof buttonClasses>

type Props = ComponentProps<'button'> &
  ButtonVariants & {
    /** Keeps its width, refuses a second click and says what is going on. */
    busy?: boolean
    busyLabel?: string
  }

export function Button({
  variant,
  size,
  busy = false,
  busyLabel = 'İşleniyor',
  className,
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      // Stays focusable while busy: a disabled button would throw the keyboard user's focus away.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={clsx(buttonClasses({ variant, size }), busy && 'cursor-progress', className)}
    >
      <span className={clsx('inline-flex items-center gap-2', busy && 'opacity-0')}>{children}</span>
      {busy && <RouteLoader className="absolute" />}
      <span role="status" className="sr-only">
        {busy ? busyLabel : ''}
      </span>
    </button>
  )
}
