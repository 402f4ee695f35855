/**
 * Keeps the app itself on this device, so that it opens without a network: each version in a cache of its own, its documents last, so
 * that a version is whole or not there. The worker `/sw.js` reads what is kept here. An open page stays what it was: its code is in the
 * cache of its version until two newer ones have come.
 */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { isFull, noteRoom } from '#spine/drafts/storage-room.ts'
import { entryOfPage } from '#spine/offline/built-page.ts'

const workerAddress = '/sw.js'
const listAddress = '/code.json'
const cachePrefix = 'kervan-app-'
const versionsKept = 2
const filesAtOnce = 6
const entries: Record<Surface, string> = { portal: '/dashboard', office: '/staff' }

/** Written by the build: the file that every version names differently, and all that its pages may load. */
type Code = { entry: string } & Record<Surface, string[]>

/** `newer`: the server has another version than this page. `failed`: without a network, without room, or refused by the browser. */
export type Kept = 'kept' | 'newer' | 'failed'

export const isSupported = () =>
  'serviceWorker' in navigator && 'caches' in window && entryOfPage() !== undefined

export async function keepApp(surface: Surface): Promise<Kept> {
  try {
    const code = await readCode()
    if (code.entry !== entryOfPage()) return 'newer'
    // A browser may refuse in silence.
    if (!(await navigator.serviceWorker.register(workerAddress))) return 'failed'
    const page = await fetch(entries[surface])
    if (!page.ok || page.redirected || !(await page.clone().text()).includes(code.entry)) return 'failed'
    const cache = await caches.open(cachePrefix + code.entry.replace(/\W+/g, '-'))
    const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
    const missing = code[surface].filter((file) => !known.has(file))
    for (let at = 0; at < missing.length; at += filesAtOnce)
      await cache.addAll(missing.slice(at, at + filesAtOnce))
    await cache.put(`/kept/${surface}`, page)
    await removeOldVersions()
    noteRoom('app', true)
    return 'kept'
  } catch (error) {
    if (isFull(error)) await makeRoom()
    return 'failed'
  }
}

async function readCode(): Promise<Code> {
  const answer = await fetch(listAddress, { cache: 'no-store' })
  if (!answer.ok) throw new Error(`The server answered ${answer.status} to ${listAddress}`)
  return (await answer.json()) as Code
}

/** Without its documents a version cannot be opened; it only takes the room of what can. */
async function makeRoom(): Promise<void> {
  noteRoom('app', false)
  for (const name of (await caches.keys()).filter((each) => each.startsWith(cachePrefix))) {
    const cache = await caches.open(name)
    const documents = await Promise.all(
      Object.keys(entries).map((surface) => cache.match(`/kept/${surface}`)),
    )
    if (documents.every((page) => page === undefined)) await caches.delete(name)
  }
}

async function removeOldVersions(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
  await Promise.all(names.slice(0, -versionsKept).map((name) => caches.delete(name)))
}
