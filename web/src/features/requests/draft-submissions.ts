/**
 * Remembers the drafts that were sent from this device. The idempotency key follows from the draft and its content, so that
 * every tab, and a page reloaded after a lost response, sends the same key for the same content and creates one request.
 */
import { readDeviceDraft, saveDeviceDraft } from '#spine/drafts/device-draft.ts'

/** `id` identifies the draft for its whole life, `typed` is its current content. */
export type SentDraft = { id: string; typed: unknown }
/** The record that a draft was turned into. */
export type CreatedRecord = { id: string; number: string }
type Submission = { form: unknown; created: CreatedRecord | null }
type Submissions = Readonly<Record<string, Submission>>

const storageName = (draftId: string) => `request-act-${draftId}`

export async function submissionKey({ id, typed }: SentDraft): Promise<string> {
  const content = new TextEncoder().encode(JSON.stringify(typed))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return `${id}-${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/**
 * To be called before sending. Returns the key and the form to send: that of the first try where there was one, since a key
 * belongs to one content and the page may have filled in something meanwhile, such as a suggested port.
 */
export async function beginSubmission<Form>(personId: string, draft: SentDraft, form: Form) {
  const key = await submissionKey(draft)
  const submissions = readSubmissions(personId, draft.id)
  const firstForm = submissions[key]?.form as Form | undefined
  if (!firstForm)
    saveDeviceDraft(storageName(draft.id), personId, { ...submissions, [key]: { form, created: null } })
  return { key, form: firstForm ?? form }
}

export async function completeSubmission(
  personId: string,
  draft: SentDraft,
  created: CreatedRecord,
): Promise<void> {
  const key = await submissionKey(draft)
  const submissions = readSubmissions(personId, draft.id)
  saveDeviceDraft(storageName(draft.id), personId, { ...submissions, [key]: { form: null, created } })
}

/** To be called when the form itself was refused: the next try sends a new form. */
export async function abandonSubmission(personId: string, draft: SentDraft): Promise<void> {
  const key = await submissionKey(draft)
  const { [key]: _, ...others } = readSubmissions(personId, draft.id)
  saveDeviceDraft(storageName(draft.id), personId, others)
}

/** The record created from this draft, here or in another tab; `same` if it had the current content. */
export async function findSubmission<Created extends CreatedRecord>(
  personId: string,
  draft: SentDraft,
): Promise<{ created: Created; same: boolean } | null> {
  const key = await submissionKey(draft)
  const submissions = readSubmissions(personId, draft.id)
  const same = submissions[key]?.created as Created | null | undefined
  if (same) return { created: same, same: true }
  const submitted = Object.values(submissions).findLast(({ created }) => created !== null)
  const other = submitted?.created as Created | undefined
  return other ? { created: other, same: false } : null
}

function readSubmissions(personId: string, draftId: string): Submissions {
  return (readDeviceDraft(storageName(draftId), personId) ?? {}) as Submissions
}
