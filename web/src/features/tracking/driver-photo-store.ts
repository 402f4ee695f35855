/** The pictures of a driver that wait on the phone. In IndexedDB, since local storage has no room for them; in memory where there is none. */
export type WaitingPhoto = { id: string; token: string; takenAt: number; file: File }

const name = 'kervan-driver-photos'
const inMemory = new Map<string, WaitingPhoto>()

export async function addPhoto(photo: WaitingPhoto): Promise<void> {
  inMemory.set(photo.id, photo)
  await inStore('readwrite', (store) => store.put(photo))
}

export async function removePhoto(id: string): Promise<void> {
  inMemory.delete(id)
  await inStore('readwrite', (store) => store.delete(id))
}

/** Of one link, the oldest first. */
export async function waitingPhotos(token: string): Promise<WaitingPhoto[]> {
  const stored = await inStore<WaitingPhoto[]>('readonly', (store) => store.getAll())
  const all = new Map([...(stored ?? []).map((photo) => [photo.id, photo] as const), ...inMemory])
  return [...all.values()].filter((photo) => photo.token === token).sort((a, b) => a.takenAt - b.takenAt)
}

/** Of a link that is closed nothing stays on the phone. */
export async function forgetPhotos(token: string): Promise<void> {
  for (const { id } of await waitingPhotos(token)) await removePhoto(id)
}

/** Undefined where the browser keeps nothing, as in a private window or on a full phone. */
async function inStore<Answer>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Answer> | IDBRequest,
): Promise<Answer | undefined> {
  try {
    const database = await opened()
    try {
      const transaction = database.transaction(name, mode)
      const request = act(transaction.objectStore(name))
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
      })
      return request.result as Answer
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
