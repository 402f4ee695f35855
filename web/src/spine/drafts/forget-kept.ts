/** Removes what was kept of a surface's lists on this device, and whose they were. Apart from what reads and keeps them: pages to sign in on need not load that. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { removeStored } from '#spine/drafts/browser-storage.ts'

export const keptPersonKey = (surface: Surface) => `kervan-kept-person-${surface}`
export const keptDatabase = (surface: Surface) => `kervan-kept-${surface}`

/** A page that has it open lets go of it when it is asked to. */
export function forgetKept(surface: Surface): Promise<void> {
  removeStored(keptPersonKey(surface))
  return new Promise((done) => {
    try {
      const request = indexedDB.deleteDatabase(keptDatabase(surface))
      request.onsuccess = request.onerror = () => done()
    } catch {
      // Nothing can be kept here.
      done()
    }
  })
}
