/** How serious something is, as a word in the colour of a status. */
import type { Severity } from '@kervan/domain/luna/market.copy.ts'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { cn } from '#spine/ui/class-names.ts'

const looks: Record<Severity, { classes: string; Icon: typeof Info }> = {
  high: { classes: 'bg-rejected-fill text-rejected', Icon: TriangleAlert },
  medium: { classes: 'bg-pending-fill text-pending', Icon: CircleAlert },
  low: { classes: 'bg-transit-fill text-transit', Icon: Info },
}

export function SeverityBadge({ severity, label }: { severity: Severity; label: string }) {
  const { classes, Icon } = looks[severity]
  return (
    <span className={cn('inline-flex h-6 items-center gap-1 rounded-full px-2 text-12 font-medium', classes)}>
      <Icon className="size-3.5" strokeWidth={1.75} aria-hidden />
      {label}
    </span>
  )
}
