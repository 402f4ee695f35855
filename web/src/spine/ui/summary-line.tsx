/** One line of a summary: a sentence that links to what it describes. */
import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cn } from '#spine/ui/class-names.ts'

/** `marked` means that there is something to look at. */
type Props = { icon: LucideIcon; to: string; marked: boolean; children: ReactNode }

export function SummaryLine({ icon: Icon, to, marked, children }: Props) {
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        to={to}
        className={cn(
          'flex min-h-12 items-center gap-3 px-4 py-2 text-14 transition-colors hover:bg-hover',
          marked ? 'font-medium' : 'text-muted',
        )}
      >
        <Icon
          className={cn('size-5 shrink-0', marked ? 'text-sea' : 'text-muted')}
          strokeWidth={1.75}
          aria-hidden
        />
        <span className="line-clamp-2 min-w-0 flex-1">{children}</span>
        <ChevronRight className="size-4 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
      </Link>
    </li>
  )
}
