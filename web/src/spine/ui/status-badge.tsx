/** A state: icon, word and colour together, the same everywhere. The caller brings the word. */
import {
  Ban,
  CircleCheck,
  CircleX,
  Clock,
  FileText,
  type LucideIcon,
  PackageCheck,
  PackageOpen,
  Route,
  Stamp,
  TriangleAlert,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#spine/ui/class-names.ts'

const looks = {
  pending: { icon: Clock, colours: 'bg-pending-fill text-pending' },
  quoted: { icon: FileText, colours: 'bg-quoted-fill text-quoted' },
  approved: { icon: CircleCheck, colours: 'bg-approved-fill text-approved' },
  rejected: { icon: CircleX, colours: 'bg-rejected-fill text-rejected' },
  preparing: { icon: PackageOpen, colours: 'bg-preparing-fill text-preparing' },
  transit: { icon: Route, colours: 'bg-transit-fill text-transit' },
  customs: { icon: Stamp, colours: 'bg-customs-fill text-customs' },
  delivered: { icon: PackageCheck, colours: 'bg-approved-fill text-approved' },
  delayed: { icon: TriangleAlert, colours: 'bg-delayed-fill text-delayed' },
  cancelled: { icon: Ban, colours: 'bg-cancelled-fill text-cancelled' },
} satisfies Record<string, { icon: LucideIcon; colours: string }>
export type StatusTone = keyof typeof looks

export function StatusBadge({
  tone,
  className,
  children,
}: {
  tone: StatusTone
  className?: string
  children: ReactNode
}) {
  const { icon: Icon, colours } = looks[tone]
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
