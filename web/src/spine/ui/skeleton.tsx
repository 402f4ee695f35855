/** A placeholder while something loads; appears only when that takes longer than 150 ms. */
import { clsx } from 'clsx'

export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('block animate-late bg-hover default:h-4 default:rounded-field', className)}
    />
  )
}

/** Wraps skeletons and announces once to screen readers that something is loading. */
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
