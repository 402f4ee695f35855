/** An entry of a menu, and whether its page is open. */
import { type Door, mayEnter, type Role } from '@kervan/domain/access/roles.ts'
import type { LucideIcon } from 'lucide-react'

export type NavigationEntry = {
  key: string
  label: string
  to: string
  icon: LucideIcon
  /** Other paths that belong to it; one that ends with a slash brings all below it. */
  also?: readonly string[]
  /** Other names of the same view. */
  alsoViews?: readonly string[]
  /** The heading it stands under, together with its neighbours. */
  group?: string
  /** Shown only to those whom this door lets in. */
  door?: Door
  /** The count beside it: its key in the layout's badges, and what is counted. */
  badge?: { key: string; of: string }
}

export type BadgeCounts = Readonly<Record<string, number>>

/** Of the entries those for this person; until it is known who is here, those for everybody. */
export function entriesFor(entries: readonly NavigationEntry[], role: Role | null): NavigationEntry[] {
  return entries.filter(({ door }) => !door || (role && mayEnter(door, role)))
}

/**
 * An entry with `?view=` is current for that view only, and so is the first page of a surface. Any other entry is for all views of its
 * page, and for the pages below its path.
 */
export function isCurrent(entry: NavigationEntry, location: { pathname: string; search: string }): boolean {
  const url = new URL(entry.to, 'http://site')
  const isAlso = (path: string) =>
    path.endsWith('/') ? location.pathname.startsWith(path) : location.pathname === path
  if (entry.also?.some(isAlso)) return true
  const openView = new URLSearchParams(location.search).get('view')
  const isBelow = url.pathname.split('/').length > 2
  const view = url.searchParams.get('view')
  if (url.pathname === location.pathname)
    return view === openView || (isBelow && view === null) || (entry.alsoViews ?? []).includes(openView ?? '')
  return isBelow && location.pathname.startsWith(`${url.pathname}/`)
}
