/** The column beside the content: it stays in sight while the content scrolls, with its foot above the window's edge. */
import type { ReactNode } from 'react'
import { cn } from '#spine/ui/class-names.ts'

export function SidebarColumn({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // Never what the browser holds on to while rows are added above: it does not move, so the content would.
    <aside
      aria-label="Kenar menüsü"
      className={cn('shrink-0 border-line border-r [overflow-anchor:none]', className)}
    >
      <div className="sticky top-0 flex h-full max-h-[calc(100dvh-var(--banner,0px))] flex-col gap-4 px-3 py-4">
        {children}
      </div>
    </aside>
  )
}
