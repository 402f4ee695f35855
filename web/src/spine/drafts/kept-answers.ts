/**
 * What was last read of lists and records, kept on this device for whoever is signed in: readable without a network, by nobody else, and
 * not longer than a session lasts. Other tabs write here too.
 */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { keptDatabase } from '#spine/drafts/forget-kept.ts'
import { keptForMs } from '#spine/drafts/kept-person.ts'
import { signedInHere } from '#spine/drafts/signed-in-here.ts'
import { isFull, noteRoom } from '#spine/drafts/storage-room.ts'

type Kept = { person: string; kept_at: number; length: number; data: unknown }
export type KeptAnswer = { kept_at: number; data: unknown }

const storeName = 'answers'
/** A single answer that is longer is not worth the room. */
const mostLetters = 1_000_000
const mostAnswers = 150

const opened = new Map<Surface, Promise<IDBDatabase>>()

function open(surface: Surface): Promise<IDBDatabase> {
  const known = opened.get(surface)
  if (known) return known
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(keptDatabase(surface), 1)
    request.onupgradeneeded = () =>
      request.result.createObjectStore(storeName).createIndex('kept_at', 'kept_at')
    request.onsuccess = () => {
      // Somebody wants to delete it: what is open would hold that up.
      request.result.onversionchange = () => {
        request.result.close()
        opened.delete(surface)
      }
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  })
  opened.set(surface, opening)
  opening.catch(() => opened.delete(surface))
  return opening
}

type Work<Result> = (store: IDBObjectStore) => IDBRequest<Result>

async function run<Result>(surface: Surface, mode: IDBTransactionMode, work: Work<Result>): Promise<Result> {
  const transaction = (await open(surface)).transaction(storeName, mode)
  const request = work(transaction.objectStore(storeName))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error ?? request.error)
    transaction.onerror = () => reject(transaction.error ?? request.error)
  })
}

/** False where there is no room, which is said, or where the browser keeps nothing. */
export async function keepAnswer(surface: Surface, key: string, data: unknown): Promise<boolean> {
  const person = signedInHere(surface)
  const { length } = JSON.stringify(data) ?? ''
  if (!person || length > mostLetters) return true
  const kept: Kept = { person, kept_at: Date.now(), length, data }
  const put = () =>
    // Somebody may have signed out while this one waited.
    run(
      surface,
      'readwrite',
      (store): IDBRequest => (signedInHere(surface) === person ? store.put(kept, key) : store.count()),
    )
  try {
    await put()
    if ((await run(surface, 'readonly', (store) => store.count())) > mostAnswers)
      await forgetOldest(surface, mostAnswers / 3)
    noteRoom('lists', true)
    return true
  } catch (error) {
    if (!isFull(error)) return false
    // What was read first is missed least.
    await forgetOldest(surface, mostAnswers / 2).catch(() => undefined)
    const hasRoom = await put().then(
      () => true,
      () => false,
    )
    noteRoom('lists', hasRoom)
    return hasRoom
  }
}

async function forgetOldest(surface: Surface, count: number): Promise<void> {
  const transaction = (await open(surface)).transaction(storeName, 'readwrite')
  const cursor = transaction.objectStore(storeName).index('kept_at').openCursor()
  let left = count
  cursor.onsuccess = () => {
    if (!cursor.result || left === 0) return
    left -= 1
    cursor.result.delete()
    cursor.result.continue()
  }
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

/** Undefined for anybody else, and for what is too old. */
export async function readKept(surface: Surface, key: string): Promise<KeptAnswer | undefined> {
  const person = signedInHere(surface)
  if (!person) return undefined
  const kept = await run<Kept | undefined>(surface, 'readonly', (store) => store.get(key)).catch(
    () => undefined,
  )
  if (kept?.person !== person || Date.now() - kept.kept_at > keptForMs[surface]) return undefined
  return { kept_at: kept.kept_at, data: kept.data }
}

export type KeptSummary = { count: number; letters: number; newest: number | null }

export async function summarizeKept(surface: Surface): Promise<KeptSummary> {
  const all = await run<Kept[]>(surface, 'readonly', (store) => store.getAll()).catch(() => [])
  const own = all.filter(({ person }) => person === signedInHere(surface))
  return {
    count: own.length,
    letters: own.reduce((sum, { length }) => sum + length, 0),
    newest: own.length > 0 ? Math.max(...own.map(({ kept_at }) => kept_at)) : null,
  }
}
