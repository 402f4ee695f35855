/** The two forms of a menu: links in a sidebar, and the bottom bar on phones. */
import { Fragment } from 'react'
import { Link, useLocation } from 'react-router'
import { type BadgeCounts, isCurrent, type NavigationEntry } from '#assembly/layouts/navigation.ts'
import { usePrefetch } from '#assembly/layouts/route-table.tsx'
import { CountBadge } from '#spine/ui/badge.tsx'
import { cn } from '#spine/ui/class-names.ts'

type Props = { label: string; entries: readonly NavigationEntry[]; badges: BadgeCounts; className?: string }

/** `roomy` makes the links tall enough for touch. */
export function SidebarLinks({
  label,
  entries,
  badges,
  roomy = false,
  className,
}: Props & { roomy?: boolean }) {
  const location = useLocation()
  return (
    <nav aria-label={label} className={cn('flex flex-col gap-0.5', className)}>
      {entries.map((entry, place) => (
        <Fragment key={entry.key}>
          {entry.group && entry.group !== entries[place - 1]?.group && (
            <p className="mt-4 mb-1 px-3 text-12 text-muted">{entry.group}</p>
          )}
          <SidebarLink entry={entry} current={isCurrent(entry, location)} badges={badges} roomy={roomy} />
        </Fragment>
      ))}
    </nav>
  )
}

function SidebarLink({
  entry,
  current,
  badges,
  roomy,
}: {
  entry: NavigationEntry
  current: boolean
  badges: BadgeCounts
  roomy: boolean
}) {
  const Icon = entry.icon
  return (
    <Link
      to={entry.to}
      {...usePrefetch(entry.to)}
      aria-current={current ? 'page' : undefined}
      className={cn(
        'flex shrink-0 items-center gap-3 rounded-field px-3 text-muted transition-colors hover:bg-hover hover:text-ink',
        roomy ? 'h-11 text-15' : 'h-9 text-14',
        current && 'bg-sea-soft font-medium text-on-sea-soft hover:bg-sea-soft hover:text-on-sea-soft',
      )}
    >
      <Icon className="size-5 shrink-0" strokeWidth={1.75} aria-hidden />
      <span className="flex-1 truncate">{entry.label}</span>
      {entry.badge && <CountBadge count={badges[entry.badge.key] ?? 0} of={entry.badge.of} />}
    </Link>
  )
}

export function BottomBar({ label, entries, badges, className }: Props) {
  const location = useLocation()
  // A single entry is nothing to choose from.
  if (entries.length < 2) return null
  return (
    <nav
      aria-label={label}
      data-bottom-bar
      className={cn(
        'grid auto-cols-fr grid-flow-col border-line border-t bg-card pb-[env(safe-area-inset-bottom)]',
        className,
      )}
    >
      {entries.map((entry) => (
        <BottomLink key={entry.key} entry={entry} current={isCurrent(entry, location)} badges={badges} />
      ))}
    </nav>
  )
}

function BottomLink({
  entry,
  current,
  badges,
}: {
  entry: NavigationEntry
  current: boolean
  badges: BadgeCounts
}) {
  const Icon = entry.icon
  return (
    <Link
      to={entry.to}
      {...usePrefetch(entry.to)}
      aria-current={current ? 'page' : undefined}
      className={cn(
        'relative flex h-16 min-w-0 flex-col items-center justify-start gap-1 border-transparent border-t-2 px-0.5 pt-2 text-center text-muted -outline-offset-2',
        current && 'border-sea font-medium text-sea',
      )}
    >
      <Icon className="size-5 shrink-0" strokeWidth={1.75} aria-hidden />
      {/* Two words take two lines, so that no label is truncated. */}
      <span className="text-[11px] leading-3.25">{entry.label}</span>
      {entry.badge && (
        <span className="absolute top-0.5 left-[min(calc(50%+6px),calc(100%-2rem))]">
          <CountBadge count={badges[entry.badge.key] ?? 0} of={entry.badge.of} tone="waiting" />
        </span>
      )}
    </Link>
  )
}
