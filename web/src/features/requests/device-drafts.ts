/** The drafts of one form on this device, stored separately per person and per repeated request. */

import type { SentDraft } from '#features/requests/draft-submissions.ts'
import { readDeviceDraft, removeDeviceDraft, saveDeviceDraft } from '#spine/drafts/device-draft.ts'

export type StoredDraft<Draft> = {
  /** The same in every tab, until the draft is sent or started over. */
  id: string
  draft: Draft
  /** The request that it repeats, if any. */
  repeats: string | null
}

type Form<Stored extends StoredDraft<unknown>> = {
  name: string
  /** Undefined where it was stored by an older version and no longer fits. */
  read: (value: unknown) => Stored | undefined
  isBlank: (draft: Stored['draft']) => boolean
}

export function createDeviceDrafts<Stored extends StoredDraft<unknown>>({
  name,
  read,
  isBlank,
}: Form<Stored>) {
  const nameOf = (personId: string, repeats: string | null) => `${name}-${personId}-${repeats ?? 'new'}`
  const find = (personId: string, repeats: string | null) =>
    read(readDeviceDraft(nameOf(personId, repeats), personId))
  const remove = (personId: string, repeats: string | null) => removeDeviceDraft(nameOf(personId, repeats))
  return {
    find,
    remove,
    save(personId: string, stored: Stored): void {
      if (isBlank(stored.draft)) remove(personId, stored.repeats)
      else saveDeviceDraft(nameOf(personId, stored.repeats), personId, stored)
    },
    /** Does not remove what another tab has written since. */
    removeSent(personId: string, repeats: string | null, sent: SentDraft): void {
      const stored = find(personId, repeats)
      const isSent = stored?.id === sent.id && JSON.stringify(stored.draft) === JSON.stringify(sent.typed)
      if (isSent) remove(personId, repeats)
    },
  }
}
