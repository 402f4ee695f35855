/** Where drafts are stored on this device, and how they are removed: all that pages without a form need to know of them. */
import type { Surface } from '@kervan/domain/access/roles.ts'
import { hasStored, removeStoredWhere } from '#spine/drafts/browser-storage.ts'

export const draftPrefixes: Record<Surface, string> = {
  portal: 'kervan-device-draft-',
  office: 'kervan-office-draft-',
}

/** How the names begin of what was sent and has not reached the server yet. */
export const unsentPrefix = 'unsent-'

/** Whether anything waits to be sent, whose ever it is. */
export const hasUnsent = (surface: Surface): boolean => hasStored(draftPrefixes[surface] + unsentPrefix)

export type StoredDraft = { person_id?: unknown; kept_at?: unknown; value?: unknown }

/** Removes the drafts of the given authors. */
export function removeDeviceDrafts(surface: Surface, isOf: (author: unknown) => boolean): void {
  removeStoredWhere(draftPrefixes[surface], (stored) => isOf(authorOf(stored)))
}

function authorOf(stored: string): unknown {
  try {
    return (JSON.parse(stored) as StoredDraft | null)?.person_id
  } catch {
    return undefined
  }
}
