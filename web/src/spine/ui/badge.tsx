/** A small number or word attached to something. */
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { cn } from '#spine/ui/class-names.ts'

const variants = cva(
  'figures inline-flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 text-12 font-medium',
  {
    variants: {
      tone: {
        quiet: 'bg-hover text-muted',
        sea: 'bg-sea text-on-sea',
        /** Something waits for this person. */
        waiting: 'bg-saffron-fill text-on-saffron',
      },
    },
    defaultVariants: { tone: 'quiet' },
  },
)

type Props = VariantProps<typeof variants> & { className?: string; children: ReactNode }

export function Badge({ tone, className, children }: Props) {
  return <span className={cn(variants({ tone }), className)}>{children}</span>
}

/** A count, shown as `99+` above 99; screen readers also hear what is counted. */
export function CountBadge({
  count,
  of,
  tone,
}: {
  count: number
  of: string
  tone?: 'quiet' | 'sea' | 'waiting'
}) {
  if (count <= 0) return null
  return (
    <Badge tone={tone ?? 'quiet'}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">
        , {formatCount(count)} {of}
      </span>
    </Badge>
  )
}
