/**
 * Takes subscribers with a consent that was given elsewhere, and refusals: by hand or from a file. Whoever has refused since stays
 * refused, also where the refusal came before we knew them; who has confirmed by themselves stays confirmed.
 */
import { isInFuture } from '@kervan/domain/newsletter/read-moment.ts'
import type {
  ConsentSource,
  RecipientType,
  SubscriberLanguage,
  SubscriptionSource,
  SuppressionReason,
} from '@kervan/domain/newsletter/subscriber-words.ts'
import { type ImportOutcome, importSentences } from '@kervan/domain/newsletter/subscribers.copy.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { markLeft } from '#features/newsletter/newsletter.queries.ts'
import { noteConsents } from '#features/newsletter/subscribers/note-consent.ts'
import { liftRefusal, suppress } from '#features/newsletter/subscribers/suppress-address.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export type GivenSubscriber = {
  email: string
  name: string
  language: SubscriberLanguage
  recipient_type: RecipientType
  subscription_source: SubscriptionSource
  consent: { source: ConsentSource; at: Date; note: string } | null
  recorded_by: string
}
export type TakenRow = {
  outcome: ImportOutcome
  problem: string
  id: string | null
  /** Of somebody who is known already: another proof was written down. */
  hasNewProof?: boolean
}

type Known = {
  id: string
  status: string
  recipient_type: RecipientType
  /** In milliseconds since 1970, as all moments here. */
  agreed_at: number | null
}
type Bar = { reason: SuppressionReason; at: number; is_erased: boolean }

const milliseconds = (moment: string) => `extract(epoch from ${moment})::float8 * 1000`
const known = `select s.id, s.status, s.recipient_type, ${milliseconds('s.consent_at')} as agreed_at
  from newsletter_subscribers s where s.email = $1 for update of s`
const lastRefusal = `select ${milliseconds('max(at)')} as at from newsletter_consents where email = $1 and answer = 'RET'`
const suppression = `select reason, ${milliseconds('created_at')} as at, email is null as is_erased from newsletter_suppressions
  where email = $1 or address_hash = encode(sha256(convert_to('kervan ' || $1, 'UTF8')), 'hex')`
const sameProof =
  "select from newsletter_consents where email = $1 and answer = 'ONAY' and source = $2 and at = $3 and note = $4"
const add = `insert into newsletter_subscribers (email, name, subscription_source, status, language, recipient_type, consent_at, confirmed_at)
  values ($1, $2, $3, 'active', $4, $5, $6, null) on conflict (email) do update set status = 'active', consent_at = excluded.consent_at,
    name = coalesce(nullif(newsletter_subscribers.name, ''), excluded.name), recipient_type = excluded.recipient_type,
    unsubscribed_at = null, subscription_date = now() returning id`

export async function takeSubscriber(
  tx: Transaction,
  services: WithCompany,
  given: GivenSubscriber,
): Promise<TakenRow> {
  const { email, consent } = given
  const wrong = (problem: string): TakenRow => ({ outcome: 'wrong', problem, id: null })
  if (!consent && given.recipient_type !== 'TACIR') return wrong(importSentences.noProof)
  // Against it no refusal would count.
  if (consent && isInFuture(consent.at, new Date())) return wrong(importSentences.futureDate)
  const [[found], [barred], refusedAt] = await Promise.all([
    tx.asSystem<Known>(known, [email]),
    tx.asSystem<Bar>(suppression, [email]),
    lastRefusalOf(tx, email),
  ])
  const problem = barred && whyBarred(barred, refusedAt, consent)
  if (problem) return wrong(problem)
  if (found?.status === 'active') return keepProof(tx, services, found, refusedAt, given)
  if (refusedAt && (!consent || refusedAt >= consent.at.getTime())) return wrong(importSentences.refusedSince)
  if (found && !consent) return wrong(importSentences.noProof)
  const { name, subscription_source, language, recipient_type } = given
  const [row] = await tx.asSystem<{ id: string }>(add, [
    email,
    name,
    subscription_source,
    language,
    recipient_type,
    consent?.at ?? null,
  ])
  if (!row) throw new Error('The subscriber was not added.')
  if (barred) await tx.asSystem(liftRefusal, [email])
  if (consent)
    await noteConsents(tx, services, [
      {
        subscriber_id: row.id,
        email,
        answer: 'ONAY',
        source: consent.source,
        recipient_type,
        note: consent.note,
        at: consent.at,
        recorded_by: given.recorded_by,
      },
    ])
  return { outcome: found ? 'changed' : 'added', problem: '', id: row.id }
}

async function lastRefusalOf(tx: Transaction, email: string): Promise<number | null> {
  const [last] = await tx.asSystem<{ at: number | null }>(lastRefusal, [email])
  return last?.at ?? null
}

/** Of an address that had refused before we knew it, a consent that is newer holds. */
function whyBarred(
  { reason, at, is_erased }: Bar,
  refusedAt: number | null,
  consent: GivenSubscriber['consent'],
): string | undefined {
  if (is_erased || reason === 'complained') return importSentences.suppressedForGood
  if (reason !== 'refused' || !consent) return importSentences.suppressed
  return consent.at.getTime() > (refusedAt ?? at) ? undefined : importSentences.refusedSince
}

/** Somebody who receives already keeps each new proof; a merchant who had none has a consent from now on. */
async function keepProof(
  tx: Transaction,
  services: WithCompany,
  { id, recipient_type, agreed_at }: Known,
  refusedAt: number | null,
  { email, consent, recorded_by }: GivenSubscriber,
): Promise<TakenRow> {
  const known: TakenRow = { outcome: 'known', problem: '', id }
  if (!consent || (refusedAt && refusedAt >= consent.at.getTime())) return known
  const { source, at, note } = consent
  const kept = await tx.asSystem(sameProof, [email, source, at, note])
  if (kept.length > 0) return known
  const isOnlyProof = agreed_at !== null
  await noteConsents(tx, services, [
    { subscriber_id: id, email, answer: 'ONAY', source, recipient_type, note, at, recorded_by, isOnlyProof },
  ])
  if (isOnlyProof) return { ...known, hasNewProof: true }
  await tx.asSystem('update newsletter_subscribers set consent_at = $2 where id = $1', [id, at])
  return { ...known, outcome: 'changed' }
}

export type GivenRefusal = {
  email: string
  source: ConsentSource
  at: Date
  note: string
  recorded_by?: string
  /** It came from there, so that it is not told what it has said. */
  isInRegister?: boolean
}

/** Of an address that we do not know it is kept too, so that it is not added later with an older consent. */
export async function takeRefusal(
  tx: Transaction,
  services: WithCompany,
  { email, source, at, note, recorded_by, isInRegister }: GivenRefusal,
): Promise<TakenRow> {
  const [[found], refusedAt] = await Promise.all([
    tx.asSystem<Known>(known, [email]),
    lastRefusalOf(tx, email),
  ])
  // Who has agreed again since then has done so.
  if (found?.agreed_at && found.agreed_at > at.getTime())
    return { outcome: 'known', problem: '', id: found.id }
  const hasRefused = found?.status === 'unsubscribed' || found?.status === 'complained'
  // Also of who refuses again: an older consent must not bring them back. The register has their refusal already.
  const isAgain = refusedAt !== null && (hasRefused || !found)
  if (!isAgain || refusedAt < at.getTime())
    await noteConsents(tx, services, [
      {
        subscriber_id: found?.id ?? null,
        email,
        answer: 'RET',
        source,
        recipient_type: found?.recipient_type ?? 'BIREYSEL',
        note,
        at,
        ...(recorded_by && { recorded_by }),
        ...(isInRegister && { isInRegister }),
        ...(isAgain && { isOnlyProof: true }),
      },
    ])
  if (!found) {
    const added = await tx.asSystem(suppress, [email, 'refused', note])
    return { outcome: added.length > 0 ? 'added' : 'known', problem: '', id: null }
  }
  if (hasRefused) return { outcome: 'known', problem: '', id: found.id }
  await markLeft(tx, found.id)
  return { outcome: 'changed', problem: '', id: found.id }
}
