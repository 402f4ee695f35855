/** Which files the browser's code is cut into: few and fitting, since a slow line waits for each file and for every byte that a page does not need. */

import { basename } from 'node:path'

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }
type Part = 'site' | 'sign-in' | 'portal' | 'office' | 'lists'

const libraries = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/
/** Too heavy for those who need them in a later view only. */
const forms = /node_modules[\\/](react-hook-form|@hookform)[\\/]|spine[\\/]ui[\\/]form\.tsx$/
/** The library of queries names all that it has in one file; who signs in sees no list yet. */
const listQueries = /@tanstack[\\/].*[\\/](infiniteQueryObserver|useInfiniteQuery)\.js$/
/** Asked for with the first answer, so it would be one more file of every first page. */
const keptQueries = /spine[\\/](api[\\/]recalled-queries|drafts[\\/]kept-answers)\.ts$/
const entry = /src[\\/]entry-client\.tsx$/
/** What portal and office call belongs to their openings, however it is asked for. */
const callsOfPart = /virtual:(portal|office)-calls$/
const appRoot = /layouts[\\/]app-root\.tsx$/

/** What is open first in each part of the product. */
const openings: Record<Part, RegExp> = {
  site: /layouts[\\/]site-layout\.tsx$/,
  'sign-in': /layouts[\\/](sign-in-layout|after-sign-in)\.tsx$|auth[\\/]auth-page\.tsx$/,
  portal: /layouts[\\/](portal-layout|view-switch)\.tsx$|portal[\\/]home-view\.tsx$/,
  office: /layouts[\\/]office-layout\.tsx$|office[\\/]staff-home-page\.tsx$/,
  lists: /office[\\/]staff-(requests|quotes)-page\.tsx$|workqueue[\\/]work-queue-page\.tsx$/,
}
/** The other pages of each part: files of their own, which must not load the opening of another part for the little they share with it. */
const pages: Record<Part, RegExp> = {
  site: /site[\\/]home-page\.tsx$/,
  'sign-in': /(later-step|profile-step|staff-auth-page|reset-password-page|staff-otp-page)\.tsx$/,
  portal: /pages[\\/]portal[\\/]|features[\\/][\w-]+[\\/][\w-]+-view\.tsx$/,
  // The customer's sheet is seldom opened by staff, and may load what the portal has.
  office: /pages[\\/]office[\\/](?!offer-preview-page)/,
  lists: /$^/,
}
const parts = Object.keys(openings) as Part[]

/** A group takes along what its modules import, so each comes after those that it builds on. */
const chunks = ['frame', 'app', 'signed-in', 'forms', 'site', 'sign-in', 'portal', 'office', 'lists']

export const chunkGroups = [
  { name: 'react', test: libraries, priority: chunks.length + 1 },
  ...chunks.map((chunk, place) => ({
    name: (id: string, graph: Graph) => (chunkOf(id, graph) === chunk ? chunk : null),
    debugName: chunk,
    priority: chunks.length - place,
  })),
]

const known = new Map<string, string | null>()

function chunkOf(id: string, graph: Graph): string | null {
  const before = known.get(id)
  if (before !== undefined) return before
  const chunk = fixedChunkOf(id) ?? (entry.test(id) ? null : chunkFor(usersOf(id, graph)))
  known.set(id, chunk)
  return chunk
}

function fixedChunkOf(id: string): string | null {
  if (forms.test(id)) return 'forms'
  return listQueries.test(id) || keptQueries.test(id) ? 'signed-in' : (callsOfPart.exec(id)?.[1] ?? null)
}

/** Null for what no opening needs: that is loaded when it is opened, and the bundler cuts it by itself. */
function chunkFor(users: readonly string[]): string | null {
  const uses = (files: RegExp) => users.some((each) => files.test(each))
  if (uses(entry)) return 'frame'
  const opened = parts.filter((part) => uses(openings[part]))
  if (opened.length === 0 && !uses(appRoot)) return null
  const borrowers = parts.filter((part) => !opened.includes(part) && uses(pages[part]))
  const isShared = opened.length + borrowers.length > 1 || uses(appRoot)
  // The site is light, and what it shares with the app is worth having everywhere.
  if (isShared && (opened.includes('site') || borrowers.includes('site'))) return 'frame'
  if (uses(appRoot) || (isShared && opened.includes('sign-in'))) return 'app'
  const sharers = new Set([...opened, ...borrowers])
  const isOfList = opened.every((part) => part === 'lists')
  // Whoever opens a list is in the office.
  if (isOfList) sharers.delete('office')
  else if (opened.includes('office')) sharers.delete('lists')
  const [only, ...others] = sharers
  return others.length === 0 ? (only ?? null) : 'signed-in'
}

/** The module and all that import it, directly or through others; what is loaded on demand does not count. */
function usersOf(id: string, graph: Graph): readonly string[] {
  const seen = new Set([id])
  for (const each of seen)
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  return [...seen]
}

type Manifest = Record<
  string,
  { file: string; isEntry?: boolean; isDynamicEntry?: boolean; imports?: string[] }
>

/** By source, for each that is loaded on demand: its own file, and all that it imports. */
export function filesOfSources(manifest: Manifest, gone: ReadonlySet<string>): Record<string, string[]> {
  const filesOf = (name: string, seen: Set<string>) => {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const imported of manifest[name]?.imports ?? []) filesOf(imported, seen)
    return seen
  }
  const loaded = Object.entries(manifest).filter(
    ([, { isEntry, isDynamicEntry }]) => isEntry || isDynamicEntry,
  )
  return Object.fromEntries(
    loaded.map(([name]) => [
      name === 'index.html' ? 'src/entry-client.tsx' : name,
      [...filesOf(name, new Set())]
        .map((each) => `/${manifest[each]?.file}`)
        .filter((file) => !gone.has(basename(file))),
    ]),
  )
}
