/** Stores the draft of a long form on this device, for its author only, until they sign out; it survives reloads, new tabs and expired sessions. */
import { readStored, removeStored, removeStoredWhere, writeStored } from '#spine/drafts/browser-storage.ts'
import { signedInHere } from '#spine/drafts/signed-in-here.ts'

const prefix = 'kervan-device-draft-'
const lifetimeDays = 30

type StoredDraft = { person_id?: unknown; kept_at?: unknown; value?: unknown }

let hasRemovedExpired = false

export function saveDeviceDraft(form: string, personId: string, value: unknown): void {
  // A form may still be open in one tab when its author signs out in another.
  if (signedInHere('portal') !== personId) return
  writeStored(prefix + form, JSON.stringify({ person_id: personId, kept_at: Date.now(), value }))
}

/** May be of any shape: the form itself checks whether it still fits. */
export function readDeviceDraft(form: string, personId: string): unknown {
  if (!hasRemovedExpired) removeStoredWhere(prefix, (stored) => isExpired(stored, Date.now()))
  hasRemovedExpired = true
  return parseDeviceDraft(readStored(prefix + form), personId, Date.now())
}

export function removeDeviceDraft(form: string): void {
  removeStored(prefix + form)
}

/** Removes the drafts of the given authors. */
export function removeDeviceDrafts(isOf: (author: unknown) => boolean): void {
  removeStoredWhere(prefix, (stored) => isOf(authorOf(stored)))
}

/** Undefined for anybody else, when it has expired, and where it is invalid. */
export function parseDeviceDraft(stored: string | null, personId: string, now: number): unknown {
  try {
    const draft = JSON.parse(stored ?? 'null') as StoredDraft | null
    if (draft?.person_id !== personId || typeof draft.kept_at !== 'number') return undefined
    return isTooOld(draft.kept_at, now) ? undefined : draft.value
  } catch {
    return undefined
  }
}

function authorOf(stored: string): unknown {
  try {
    return (JSON.parse(stored) as StoredDraft | null)?.person_id
  } catch {
    return undefined
  }
}

const isTooOld = (savedAt: number, now: number) => now - savedAt > lifetimeDays * 86_400_000

/** Whether a stored draft can be removed, whose ever it is. */
export function isExpired(stored: string, now: number): boolean {
  try {
    const { kept_at } = JSON.parse(stored) as StoredDraft
    return typeof kept_at !== 'number' || isTooOld(kept_at, now)
  } catch {
    return true
  }
}

/** Whether a value has the same fields of the same types as the form's model, also inside rows. */
export function hasSameShape(value: unknown, model: unknown): boolean {
  if (Array.isArray(model))
    return Array.isArray(value) && value.length > 0 && value.every((row) => hasSameShape(row, model[0]))
  if (typeof model !== 'object' || model === null) return typeof value === typeof model
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(model).every(([name, part]) =>
    hasSameShape((value as Record<string, unknown>)[name], part),
  )
}
