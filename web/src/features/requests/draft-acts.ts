/**
 * What became of the drafts sent from this device. The key of a sending follows from the draft and from what stands in it, so
 * that every tab, and a page loaded anew after a lost answer, sends the same key for the same text: it is one request or order.
 */
import { keepOnDevice, keptOnDevice } from '#spine/drafts/device-draft.ts'

/** A draft: `id` is its own for as long as it lives, `typed` is what stands in it now. */
export type SentDraft = { id: string; typed: unknown }
/** What a draft has become. */
export type Made = { id: string; number: string }
type Act = { form: unknown; created: Made | null }
type Acts = Readonly<Record<string, Act>>

const nameOf = (draftId: string) => `request-act-${draftId}`

export function keyOfDraft({ id, typed }: SentDraft): string {
  return `${id}-${fingerprint(JSON.stringify(typed))}`
}

/**
 * Call before the form is sent. Answers the form to be sent: that of the first try, where there was one, since a key belongs to
 * one content and the page may have filled in something of its own meanwhile, such as a suggested port.
 */
export function beginAct<Form>(personId: string, draft: SentDraft, form: Form): Form {
  const key = keyOfDraft(draft)
  const acts = readActs(personId, draft.id)
  const tried = acts[key]?.form as Form | undefined
  if (tried) return tried
  keepOnDevice(nameOf(draft.id), personId, { ...acts, [key]: { form, created: null } })
  return form
}

export function settleAct(personId: string, draft: SentDraft, created: Made): void {
  const acts = readActs(personId, draft.id)
  keepOnDevice(nameOf(draft.id), personId, { ...acts, [keyOfDraft(draft)]: { form: null, created } })
}

/** Call where the form itself was refused: the next try is a new form. */
export function abandonAct(personId: string, draft: SentDraft): void {
  const { [keyOfDraft(draft)]: _, ...others } = readActs(personId, draft.id)
  keepOnDevice(nameOf(draft.id), personId, others)
}

/** What this draft became, as it stands here or as it stood in another tab. */
export function becameOf<Created extends Made>(
  personId: string,
  draft: SentDraft,
): { created: Created; same: boolean } | null {
  const acts = readActs(personId, draft.id)
  const same = acts[keyOfDraft(draft)]?.created as Created | null | undefined
  if (same) return { created: same, same: true }
  const made = Object.values(acts).findLast(({ created }) => created !== null)
  const other = made?.created as Created | undefined
  return other ? { created: other, same: false } : null
}

function readActs(personId: string, draftId: string): Acts {
  return (keptOnDevice(nameOf(draftId), personId) ?? {}) as Acts
}

/** Tells two contents of one draft apart; where it should ever fail to, the server refuses the second. */
function fingerprint(text: string): string {
  let [high, low] = [0x811c9dc5, 0xdeadbeef]
  for (let index = 0; index < text.length; index += 1) {
    high = Math.imul(high ^ text.charCodeAt(index), 0x01000193)
    low = Math.imul(low ^ text.charCodeAt(index), 0x85ebca6b)
    low ^= low >>> 13
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36)
}
