/** The visitor's consents, stored in their browser with the versions of the texts they were shown, and recorded on the server. */
import {
  type ConsentPurpose,
  consentPurposes,
  consentVersions,
  type VisitorSource,
  visitorSources,
} from '@kervan/domain/consents/consent-versions.ts'
import { announceConsentChange } from '#features/consents/consent-changes.ts'
import { readStored, removeStored, writeStored } from '#spine/drafts/browser-storage.ts'

export type VisitorChoice = Record<ConsentPurpose, boolean>

const flags: Record<ConsentPurpose, string> = { analytics: 'kvkk-accepted', marketing: 'marketing-consent' }
const textVersions: Record<ConsentPurpose, string> = {
  analytics: 'kvkk-accepted-text',
  marketing: 'marketing-consent-text',
}
const visitorKey = 'kervan-visitor'
const unrecordedKey = 'kervan-choice-unrecorded'

/** Null until the visitor has chosen for each purpose under the current text. */
export function visitorChoice(): VisitorChoice | null {
  const current = consentPurposes.every(
    (purpose) => readStored(textVersions[purpose]) === consentVersions[purpose],
  )
  if (!current) return null
  return { analytics: granted('analytics'), marketing: granted('marketing') }
}

/** Whether the purpose is allowed under the current text and the choice is recorded. */
export function hasConsent(purpose: ConsentPurpose): boolean {
  return visitorChoice()?.[purpose] === true && !hasUnrecordedChoice()
}

/** Whether a choice has not been recorded yet. */
export function hasUnrecordedChoice(): boolean {
  return readStored(unrecordedKey) !== null
}

/** Created at a choice, and kept only where something was agreed to: all others have no id. */
export function visitorId(): string | null {
  return readStored(visitorKey)
}

/** A refusal takes effect at once, a consent when the server has recorded it. Returns whether it has. */
export async function choose(choice: VisitorChoice, source: VisitorSource): Promise<boolean> {
  if (visitorId() === null) writeStored(visitorKey, randomId())
  // Marked first, so that no other tab acts on an unrecorded choice; with its source, for a later page that records it.
  writeStored(unrecordedKey, `${source} ${randomId()}`)
  for (const purpose of consentPurposes) {
    writeStored(flags[purpose], String(choice[purpose]))
    writeStored(textVersions[purpose], consentVersions[purpose])
  }
  announceConsentChange()
  await recordChoice()
  return !hasUnrecordedChoice()
}

/** Sends an unrecorded choice; if that fails, the next page tries again. The inline script and the app send it once between them. */
export async function recordChoice(): Promise<void> {
  const [attempt, choice] = [readStored(unrecordedKey), visitorChoice()]
  const { dataset } = document.documentElement
  if (attempt === null || !choice || dataset.recordingChoice === attempt) return
  dataset.recordingChoice = attempt
  const decisions = consentPurposes.map((purpose) => ({
    purpose,
    granted: choice[purpose],
    text_version: consentVersions[purpose],
  }))
  const source = visitorSources.find((each) => attempt.startsWith(each))
  const answer = await fetch('/api/visitor-consents', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ visitor_id: visitorId(), decisions, source }),
    // The visitor may be leaving the site with this click.
    keepalive: true,
  }).catch(() => null)
  if (dataset.recordingChoice === attempt) delete dataset.recordingChoice
  // A newer choice has been made meanwhile and must be recorded itself.
  if (!answer?.ok || readStored(unrecordedKey) !== attempt) return
  removeStored(unrecordedKey)
  // Whoever has refused everything leaves the choice, and no number that it could be linked by.
  if (!choice.analytics && !choice.marketing) removeStored(visitorKey)
  announceConsentChange()
}

function granted(purpose: ConsentPurpose): boolean {
  return readStored(flags[purpose]) === 'true'
}

/** `crypto.randomUUID` exists on secure origins only; random bytes exist everywhere. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
