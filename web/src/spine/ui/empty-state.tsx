/** Nothing here yet: one sentence, one action. */
import type { ReactNode } from 'react'
import { cn } from '#spine/ui/class-names.ts'

type Props = { title: ReactNode; children?: ReactNode; action?: ReactNode; className?: string }

export function EmptyState({ title, children, action, className }: Props) {
  return (
    <div className={cn('flex flex-col items-center gap-3 px-6 py-12 text-center', className)}>
      <svg viewBox="0 0 72 12" className="h-3 w-18 text-line-strong" aria-hidden="true" focusable="false">
        <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M15 6H58" className="route-dots" />
        <circle cx="66" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <p className="text-balance font-medium">{title}</p>
      {children && <div className="max-w-96 text-balance text-14 text-muted">{children}</div>}
      {action}
    </div>
  )
}
