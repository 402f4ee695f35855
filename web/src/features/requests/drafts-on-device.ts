/** The drafts of one form on this device, each in a place of its own per person and per request that it repeats or prices: none takes another's. */

import type { SentDraft } from '#features/requests/draft-acts.ts'
import { readDeviceDraft, removeDeviceDraft, saveDeviceDraft } from '#spine/drafts/device-draft.ts'

export type KeptOf<Draft> = {
  /** Its own until it is sent or begun anew, in every tab that shows it. */
  id: string
  draft: Draft
  /** The request it repeats or prices, if any. */
  repeats: string | null
}

type Form<Kept extends KeptOf<unknown>> = {
  name: string
  /** Undefined where it was kept by an older page and no longer fits. */
  read: (value: unknown) => Kept | undefined
  isBlank: (draft: Kept['draft']) => boolean
}

export function draftsOnDevice<Kept extends KeptOf<unknown>>({ name, read, isBlank }: Form<Kept>) {
  const placeOf = (personId: string, repeats: string | null) => `${name}-${personId}-${repeats ?? 'new'}`
  const find = (personId: string, repeats: string | null) =>
    read(readDeviceDraft(placeOf(personId, repeats), personId))
  const drop = (personId: string, repeats: string | null) => removeDeviceDraft(placeOf(personId, repeats))
  return {
    find,
    drop,
    keep(personId: string, kept: Kept): void {
      if (isBlank(kept.draft)) drop(personId, kept.repeats)
      else saveDeviceDraft(placeOf(personId, kept.repeats), personId, kept)
    },
    /** What another tab has written there since stays. */
    dropSent(personId: string, repeats: string | null, sent: SentDraft): void {
      const kept = find(personId, repeats)
      const isSent = kept?.id === sent.id && JSON.stringify(kept.draft) === JSON.stringify(sent.typed)
      if (isSent) drop(personId, repeats)
    },
  }
}
