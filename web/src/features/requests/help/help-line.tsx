/** A hint or warning below an input, announced by screen readers when it changes. */
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#spine/ui/class-names.ts'

type Props = {
  icon: LucideIcon
  title?: ReactNode
  tone?: keyof typeof tones
  action?: ReactNode
  /** Small, below the words. */
  picture?: ReactNode
  children?: ReactNode
}

const tones = {
  quiet: 'bg-hover text-ink',
  good: 'bg-approved-fill text-approved',
  care: 'bg-pending-fill text-pending',
  stop: 'bg-rejected-fill text-rejected',
}

export function HelpLine({ icon: Icon, title, tone = 'quiet', action, picture, children }: Props) {
  return (
    <div className={cn('flex items-start gap-2.5 rounded-field px-3 py-2 text-14', tones[tone])}>
      <Icon className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden />
      <div role="status" className="min-w-0 flex-1">
        {title && <p className="figures font-medium">{title}</p>}
        {children && <p className={cn('text-13', tone === 'quiet' && 'text-muted')}>{children}</p>}
        {picture && <div className="mt-1.5">{picture}</div>}
      </div>
      {action}
    </div>
  )
}
