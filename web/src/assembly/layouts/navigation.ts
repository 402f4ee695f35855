/** What an entry of a menu is, and whether it is the one that is open. */
import type { LucideIcon } from 'lucide-react'

export type NavigationEntry = {
  key: string
  label: string
  to: string
  icon: LucideIcon
  /** Another address of the same page. */
  also?: string
  /** Other names of the same view. */
  alsoViews?: readonly string[]
  /** The count beside it, by its name in the layout's badges, and what is counted. */
  badge?: { key: string; of: string }
}

export type BadgeCounts = Readonly<Record<string, number>>

/** An address with `?view=` is open for that view only; another one also for the pages under it. */
export function isCurrent(entry: NavigationEntry, location: { pathname: string; search: string }): boolean {
  const url = new URL(entry.to, 'http://site')
  if (entry.also === location.pathname) return true
  const openView = new URLSearchParams(location.search).get('view')
  if (url.pathname === location.pathname)
    return url.searchParams.get('view') === openView || (entry.alsoViews ?? []).includes(openView ?? '')
  return url.pathname.split('/').length > 2 && location.pathname.startsWith(`${url.pathname}/`)
}
