/** One named row of the catalogue. */
import type { ReactNode } from 'react'
import { cn } from '#spine/ui/class-names.ts'

export function Specimen({
  name,
  className,
  children,
}: {
  name: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className="grid gap-3 border-line border-b py-5 last:border-b-0 md:grid-cols-[10rem_1fr] md:gap-6">
      <h3 className="text-13 font-medium text-muted">{name}</h3>
      <div className={cn('flex min-w-0 flex-wrap items-center gap-4', className)}>{children}</div>
    </div>
  )
}
