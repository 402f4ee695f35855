/** The detailed form's draft on this device: the typed values and the current tab. */
import { shipmentTypeWords } from '@kervan/domain/requests/request-options.ts'
import { blankDraft, type DetailedDraft, isBlank } from '#features/requests/detailed/detailed-draft.ts'
import { type Tab, tabNames } from '#features/requests/detailed/detailed-tabs.ts'
import { createDeviceDrafts, type StoredDraft } from '#features/requests/device-drafts.ts'
import { randomKey } from '#spine/api/idempotency-keys.ts'
import { hasSameShape } from '#spine/drafts/device-draft.ts'

export type StoredDetailedDraft = StoredDraft<DetailedDraft> & { tab: Tab }

export const detailedDrafts = createDeviceDrafts({
  name: 'detailed-request',
  read: parseStoredDraft,
  isBlank,
})

/** Undefined where it was stored by an older version and no longer fits. */
export function parseStoredDraft(value: unknown): StoredDetailedDraft | undefined {
  const { id, draft, tab, repeats } = (value ?? {}) as { [Name in keyof StoredDetailedDraft]?: unknown }
  const known = tabNames.find((name) => name === tab)
  if (!known || !hasSameShape(draft, blankDraft())) return undefined
  // Other fields are looked up by the shipment type, so an unknown one would break the form.
  const { shipment_type: type } = draft as DetailedDraft
  if (type !== '' && !Object.hasOwn(shipmentTypeWords, type)) return undefined
  return {
    id: typeof id === 'string' ? id : randomKey(),
    draft: draft as DetailedDraft,
    tab: known,
    repeats: typeof repeats === 'string' ? repeats : null,
  }
}
