/** The detailed form's draft on this device: on which tab somebody was, and what they had typed. */
import { shipmentTypeWords } from '@kervan/domain/requests/request-options.ts'
import { dropFromDevice, fits, keepOnDevice, keptOnDevice } from '#device-draft.ts'
import { blankDraft, type DetailedDraft, isBlank } from '#requests/detailed/detailed-draft.ts'
import { type Tab, tabNames } from '#requests/detailed/detailed-tabs.ts'

const form = 'detailed-request'

export type KeptDraft = {
  draft: DetailedDraft
  tab: Tab
  /** The request it repeats, if any: another wish to repeat begins anew. */
  repeats: string | null
}

export function keepDetailedDraft(personId: string, kept: KeptDraft): void {
  if (isBlank(kept.draft)) dropFromDevice(form)
  else keepOnDevice(form, personId, kept)
}

export function keptDetailedDraft(personId: string): KeptDraft | undefined {
  return readKeptDraft(keptOnDevice(form, personId))
}

export function dropDetailedDraft(): void {
  dropFromDevice(form)
}

/** Undefined where it was kept by an older page and no longer fits. */
export function readKeptDraft(value: unknown): KeptDraft | undefined {
  const { draft, tab, repeats } = (value ?? {}) as { [Name in keyof KeptDraft]?: unknown }
  const known = tabNames.find((name) => name === tab)
  if (!known || !fits(draft, blankDraft())) return undefined
  // Every field that follows from the way of travelling is looked up by it.
  const { shipment_type: type } = draft as DetailedDraft
  if (type !== '' && !Object.hasOwn(shipmentTypeWords, type)) return undefined
  return { draft: draft as DetailedDraft, tab: known, repeats: typeof repeats === 'string' ? repeats : null }
}
