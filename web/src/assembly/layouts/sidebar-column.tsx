/** The column beside the content, sticky while the content scrolls. */
import type { ReactNode } from 'react'
import { cn } from '#spine/ui/class-names.ts'

export function SidebarColumn({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    // Not a scroll anchor: it does not move when rows are added above the content, so the content would jump.
    <aside
      aria-label={label}
      className={cn('print-hidden shrink-0 border-line border-r [overflow-anchor:none]', className)}
    >
      <div className="sticky top-0 flex h-full max-h-[calc(100dvh-var(--banner,0px))] flex-col gap-4 px-3 py-4">
        {children}
      </div>
    </aside>
  )
}
