/** A status by icon, word and colour. The caller provides the word, and the style of statuses that only it knows. */
import { Ban, CircleCheck, CircleX, Clock, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#spine/ui/class-names.ts'

export type StatusStyle = { icon: LucideIcon; colours: string }

const styles = {
  pending: { icon: Clock, colours: 'bg-pending-fill text-pending' },
  approved: { icon: CircleCheck, colours: 'bg-approved-fill text-approved' },
  rejected: { icon: CircleX, colours: 'bg-rejected-fill text-rejected' },
  delayed: { icon: TriangleAlert, colours: 'bg-delayed-fill text-delayed' },
  cancelled: { icon: Ban, colours: 'bg-cancelled-fill text-cancelled' },
} satisfies Record<string, StatusStyle>
export type StatusTone = keyof typeof styles

export function StatusBadge({
  tone,
  className,
  children,
}: {
  tone: StatusTone | StatusStyle
  className?: string
  children: ReactNode
}) {
  const { icon: Icon, colours } = typeof tone === 'string' ? styles[tone] : tone
  return (
    <span
      className={cn(
        'inline-flex h-6 items-center gap-1.5 whitespace-nowrap rounded-field px-2 text-13 font-medium',
        colours,
        className,
      )}
    >
      <Icon className="size-4" strokeWidth={1.75} aria-hidden />
      {children}
    </span>
  )
}
