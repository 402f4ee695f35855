/**
 * What became of the drafts sent from this device. The key of a sending follows from the draft and its content, so that every
 * tab, and a page loaded anew after a lost answer, sends the same key for the same content: it is one request.
 */
import { readDeviceDraft, saveDeviceDraft } from '#spine/drafts/device-draft.ts'

/** A draft: `id` is its own for as long as it lives, `typed` is its content now. */
export type SentDraft = { id: string; typed: unknown }
/** What a draft has become. */
export type Made = { id: string; number: string }
type Act = { form: unknown; created: Made | null }
type Acts = Readonly<Record<string, Act>>

const nameOf = (draftId: string) => `request-act-${draftId}`

export async function keyOfDraft({ id, typed }: SentDraft): Promise<string> {
  const content = new TextEncoder().encode(JSON.stringify(typed))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return `${id}-${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/**
 * To be called before the form is sent. Answers the key and the form to be sent: that of the first try, where there was one,
 * since a key belongs to one content and the page may have filled in something of its own meanwhile, such as a suggested port.
 */
export async function beginAct<Form>(personId: string, draft: SentDraft, form: Form) {
  const key = await keyOfDraft(draft)
  const acts = readActs(personId, draft.id)
  const tried = acts[key]?.form as Form | undefined
  if (!tried) saveDeviceDraft(nameOf(draft.id), personId, { ...acts, [key]: { form, created: null } })
  return { key, form: tried ?? form }
}

export async function settleAct(personId: string, draft: SentDraft, created: Made): Promise<void> {
  const key = await keyOfDraft(draft)
  const acts = readActs(personId, draft.id)
  saveDeviceDraft(nameOf(draft.id), personId, { ...acts, [key]: { form: null, created } })
}

/** To be called where the form itself was refused: the next try is a new form. */
export async function abandonAct(personId: string, draft: SentDraft): Promise<void> {
  const key = await keyOfDraft(draft)
  const { [key]: _, ...others } = readActs(personId, draft.id)
  saveDeviceDraft(nameOf(draft.id), personId, others)
}

/** What this draft became, with its content here or with that of another tab. */
export async function becameOf<Created extends Made>(
  personId: string,
  draft: SentDraft,
): Promise<{ created: Created; same: boolean } | null> {
  const key = await keyOfDraft(draft)
  const acts = readActs(personId, draft.id)
  const same = acts[key]?.created as Created | null | undefined
  if (same) return { created: same, same: true }
  const made = Object.values(acts).findLast(({ created }) => created !== null)
  const other = made?.created as Created | undefined
  return other ? { created: other, same: false } : null
}

function readActs(personId: string, draftId: string): Acts {
  return (readDeviceDraft(nameOf(draftId), personId) ?? {}) as Acts
}
