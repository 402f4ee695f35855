/** The detailed form's draft on this device: on which tab somebody was, and what they had typed. */
import { shipmentTypeWords } from '@kervan/domain/requests/request-options.ts'
import { blankDraft, type DetailedDraft, isBlank } from '#features/requests/detailed/detailed-draft.ts'
import { type Tab, tabNames } from '#features/requests/detailed/detailed-tabs.ts'
import { draftsOnDevice, type KeptOf } from '#features/requests/drafts-on-device.ts'
import { randomKey } from '#spine/api/idempotency-keys.ts'
import { hasSameShape } from '#spine/drafts/device-draft.ts'

export type KeptDraft = KeptOf<DetailedDraft> & { tab: Tab }

export const detailedDrafts = draftsOnDevice({ name: 'detailed-request', read: readKeptDraft, isBlank })

/** Undefined where it was kept by an older page and no longer fits. */
export function readKeptDraft(value: unknown): KeptDraft | undefined {
  const { id, draft, tab, repeats } = (value ?? {}) as { [Name in keyof KeptDraft]?: unknown }
  const known = tabNames.find((name) => name === tab)
  if (!known || !hasSameShape(draft, blankDraft())) return undefined
  // Every field that follows from the way of travelling is looked up by it.
  const { shipment_type: type } = draft as DetailedDraft
  if (type !== '' && !Object.hasOwn(shipmentTypeWords, type)) return undefined
  return {
    id: typeof id === 'string' ? id : randomKey(),
    draft: draft as DetailedDraft,
    tab: known,
    repeats: typeof repeats === 'string' ? repeats : null,
  }
}
