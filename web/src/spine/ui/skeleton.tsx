/** The outline of what is coming; it appears only if the answer takes longer than 150 ms. */
import { cn } from '#spine/ui/class-names.ts'

export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cn('block h-4 animate-late rounded-field bg-hover', className)} />
  )
}

/** Around skeletons: says once, to those who listen, that something is loading. */
export function Loading({
  label = 'Yükleniyor',
  className,
  children,
}: {
  label?: string
  className?: string
  children: React.ReactNode
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
