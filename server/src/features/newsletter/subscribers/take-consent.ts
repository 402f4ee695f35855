/**
 * Takes subscribers with a consent that was given elsewhere, and refusals: by hand or from a file. Whoever has refused since stays
 * refused; who has confirmed by themselves stays confirmed.
 */
import type {
  ConsentSource,
  RecipientType,
  SubscriberLanguage,
  SubscriptionSource,
} from '@kervan/domain/newsletter/subscriber-words.ts'
import { type ImportOutcome, importSentences } from '@kervan/domain/newsletter/subscribers.copy.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { noteConsents } from '#features/newsletter/subscribers/note-consent.ts'
import { suppress } from '#features/newsletter/subscribers/suppress-address.ts'
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
  /** Both in milliseconds since 1970. */
  agreed_at: number | null
  refused_at: number | null
}

const known = `select s.id, s.status, s.recipient_type, extract(epoch from s.consent_at)::float8 * 1000 as agreed_at, (select extract(epoch from max(c.at))::float8 * 1000 from newsletter_consents c
    where c.email = s.email and c.answer = 'RET') as refused_at
  from newsletter_subscribers s where s.email = $1 for update of s`
const suppression = `select reason from newsletter_suppressions
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
  const [[found], [barred]] = await Promise.all([
    tx.asSystem<Known>(known, [email]),
    tx.asSystem<{ reason: string }>(suppression, [email]),
  ])
  if (barred) return wrong(importSentences.suppressed)
  if (found?.status === 'active') return keepProof(tx, services, found, given)
  if (found?.refused_at && (!consent || found.refused_at >= consent.at.getTime()))
    return wrong(importSentences.refusedSince)
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

/** Somebody who receives already keeps each new proof; a merchant who had none has a consent from now on. */
async function keepProof(
  tx: Transaction,
  services: WithCompany,
  { id, recipient_type, agreed_at, refused_at }: Known,
  { email, consent, recorded_by }: GivenSubscriber,
): Promise<TakenRow> {
  const known: TakenRow = { outcome: 'known', problem: '', id }
  if (!consent || (refused_at && refused_at >= consent.at.getTime())) return known
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

/** Of an address that we do not know it is kept too, so that it is never added later. */
export async function takeRefusal(
  tx: Transaction,
  services: WithCompany,
  { email, source, at, note, recorded_by, isInRegister }: GivenRefusal,
): Promise<TakenRow> {
  const [found] = await tx.asSystem<Known>(known, [email])
  if (!found) {
    const added = await tx.asSystem(suppress, [email, 'refused', note])
    return { outcome: added.length > 0 ? 'added' : 'known', problem: '', id: null }
  }
  // Who has agreed again since then has done so.
  const isOld = found.agreed_at !== null && found.agreed_at > at.getTime()
  if (isOld || found.status === 'unsubscribed' || found.status === 'complained')
    return { outcome: 'known', problem: '', id: found.id }
  await tx.asSystem(
    "update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = now(), consent_at = null where id = $1",
    [found.id],
  )
  await noteConsents(tx, services, [
    {
      subscriber_id: found.id,
      email,
      answer: 'RET',
      source,
      recipient_type: found.recipient_type,
      note,
      at,
      ...(recorded_by && { recorded_by }),
      ...(isInRegister && { isInRegister }),
    },
  ])
  return { outcome: 'changed', problem: '', id: found.id }
}
