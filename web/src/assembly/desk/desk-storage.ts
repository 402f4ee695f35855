/**
 * Where the offline file keeps what is typed. On a disk: in its browser. At the panel's address, where one browser may serve several
 * people: for whoever is signed in, as their other drafts, until they sign out; and for nobody in this tab alone.
 */
import { whoIsHere } from '#assembly/pages/site/desktop/program.ts'
import {
  readStored,
  removeStored,
  storedKeys,
  untilSignOut,
  withTabStorage,
  writeStored,
} from '#spine/drafts/browser-storage.ts'
import { readDeviceDraft, removeDeviceDraft, saveDeviceDraft } from '#spine/drafts/device-draft.ts'
import { draftPrefixes } from '#spine/drafts/forget-drafts.ts'
import { signedInHere } from '#spine/drafts/signed-in-here.ts'

export type Keeper = 'disk' | 'person' | 'tab'

type DeskStore = {
  keeper: Keeper
  /** Those that begin so. */
  names(prefix: string): string[]
  read(name: string): unknown
  /** False where there is no room, or the browser stores nothing. */
  write(name: string, value: unknown): boolean
  remove(name: string): void
}

const onDisk = 'kervan-desk-'
const inTab = `${untilSignOut}desk-`
const asDraft = 'desk-'

/** Asked anew each time: somebody may have signed in or out meanwhile. */
export function deskStore(): DeskStore {
  if (location.protocol === 'file:') return diskStore
  const surface = whoIsHere()
  const person = surface && signedInHere(surface)
  if (!surface || !person) return tabStore
  const store: DeskStore = {
    keeper: 'person',
    names: (prefix) => namesAmong(storedKeys(), draftPrefixes[surface] + asDraft, prefix),
    read: (name) => readDeviceDraft(asDraft + name, person, surface),
    write(name, value) {
      const isStored = saveDeviceDraft(asDraft + name, person, value, surface)
      if (isStored) tabStore.remove(name)
      return isStored
    },
    remove(name) {
      removeDeviceDraft(asDraft + name, surface)
      tabStore.remove(name)
    },
  }
  // What was typed in this tab before signing in comes along, once: where there is no room the tab keeps its own, and what is typed since is newer.
  for (const name of tabStore.names(''))
    if (store.read(name) === undefined) store.write(name, tabStore.read(name))
  return store
}

const diskStore: DeskStore = {
  keeper: 'disk',
  names: (prefix) => namesAmong(storedKeys(), onDisk, prefix),
  read: (name) => parse(readStored(onDisk + name)),
  write: (name, value) => writeStored(onDisk + name, JSON.stringify(value)),
  remove: (name) => removeStored(onDisk + name),
}

const tabStore: DeskStore = {
  keeper: 'tab',
  names: (prefix) => withTabStorage((tab) => namesAmong(Object.keys(tab), inTab, prefix)) ?? [],
  read: (name) => withTabStorage((tab) => parse(tab.getItem(inTab + name))),
  write: (name, value) =>
    withTabStorage((tab) => {
      tab.setItem(inTab + name, JSON.stringify(value))
      return true
    }) ?? false,
  remove: (name) => withTabStorage((tab) => tab.removeItem(inTab + name)),
}

/** One may be in the storage and, newer, in memory. */
function namesAmong(keys: readonly string[], place: string, prefix: string): string[] {
  const found = keys.filter((key) => key.startsWith(place + prefix)).map((key) => key.slice(place.length))
  return [...new Set(found)]
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
