/** A state: icon, word and colour together, the same everywhere. The caller brings the word, and the look of states of its own. */
import { Ban, CircleCheck, CircleX, Clock, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#spine/ui/class-names.ts'

export type StatusLook = { icon: LucideIcon; colours: string }

const looks = {
  pending: { icon: Clock, colours: 'bg-pending-fill text-pending' },
  approved: { icon: CircleCheck, colours: 'bg-approved-fill text-approved' },
  rejected: { icon: CircleX, colours: 'bg-rejected-fill text-rejected' },
  delayed: { icon: TriangleAlert, colours: 'bg-delayed-fill text-delayed' },
  cancelled: { icon: Ban, colours: 'bg-cancelled-fill text-cancelled' },
} satisfies Record<string, StatusLook>
export type StatusTone = keyof typeof looks

export function StatusBadge({
  tone,
  className,
  children,
}: {
  tone: StatusTone | StatusLook
  className?: string
  children: ReactNode
}) {
  const { icon: Icon, colours } = typeof tone === 'string' ? looks[tone] : tone
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
