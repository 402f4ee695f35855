/** Keeps what could not be saved of a quote, or of another office form, in this tab, for its author only: a reload or signing in again brings it back. */
import { withTabStorage } from '#spine/drafts/browser-storage.ts'

const keyOf = (id: string) => `kervan-unsaved-${id}`

export function keepUnsaved(id: string, personId: string, kept: object): void {
  withTabStorage((storage) => storage.setItem(keyOf(id), JSON.stringify({ person_id: personId, kept })))
}

export function forgetUnsaved(id: string): void {
  withTabStorage((storage) => storage.removeItem(keyOf(id)))
}

export function readUnsaved<Kept extends object>(id: string, personId: string): Kept | undefined {
  try {
    const stored = withTabStorage((storage) => storage.getItem(keyOf(id)))
    const { person_id, kept } = JSON.parse(stored ?? '{}') as { person_id?: string; kept?: Kept }
    return person_id === personId ? kept : undefined
  } catch {
    return undefined
  }
}
