/**
 * Stores what somebody has typed and not sent on this device, for its author only, until they sign out; it survives reloads, new tabs
 * and expired sessions. Of customers, unless another surface is named.
 */
import type { Surface } from '@kervan/domain/access/roles.ts'
import {
  hasStored,
  readStored,
  removeStored,
  removeStoredWhere,
  storedKeys,
  writeStored,
} from '#spine/drafts/browser-storage.ts'
import { draftPrefixes as prefixes, type StoredDraft } from '#spine/drafts/forget-drafts.ts'
import { signedInHere } from '#spine/drafts/signed-in-here.ts'
import { noteRoom } from '#spine/drafts/storage-room.ts'

const lifetimeDays = 30

let hasRemovedExpired = false

/** False where it is not stored: there is no room for it, or its author is not signed in any more. */
export function saveDeviceDraft(
  form: string,
  personId: string,
  value: unknown,
  surface: Surface = 'portal',
): boolean {
  // A form may still be open in one tab when its author signs out in another.
  if (signedInHere(surface) !== personId) return false
  const draft = JSON.stringify({ person_id: personId, kept_at: Date.now(), value })
  const isStored = writeStored(prefixes[surface] + form, draft)
  noteRoom('drafts', isStored)
  return isStored
}

/** May be of any shape: the form itself checks whether it still fits. */
export function readDeviceDraft(form: string, personId: string, surface: Surface = 'portal'): unknown {
  if (!hasRemovedExpired)
    for (const prefix of Object.values(prefixes))
      removeStoredWhere(prefix, (stored) => isExpired(stored, Date.now()))
  hasRemovedExpired = true
  return parseDeviceDraft(readStored(prefixes[surface] + form), personId, Date.now())
}

/** Those whose names begin so. */
export function listDeviceDrafts(
  formPrefix: string,
  personId: string,
  surface: Surface = 'portal',
): unknown[] {
  return deviceDraftNames(formPrefix, personId, surface).map((form) =>
    parseDeviceDraft(readStored(prefixes[surface] + form), personId, Date.now()),
  )
}

/** The names that begin so, of those of this person. */
export function deviceDraftNames(
  formPrefix: string,
  personId: string,
  surface: Surface = 'portal',
): string[] {
  return storedKeys()
    .filter((key) => key.startsWith(prefixes[surface] + formPrefix))
    .filter((key) => parseDeviceDraft(readStored(key), personId, Date.now()) !== undefined)
    .map((key) => key.slice(prefixes[surface].length))
}

/** Whether there may be one whose name begins so, whose ever it is. */
export const hasDeviceDraft = (formPrefix: string): boolean => hasStored(prefixes.portal + formPrefix)

export function removeDeviceDraft(form: string, surface: Surface = 'portal'): void {
  removeStored(prefixes[surface] + form)
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
