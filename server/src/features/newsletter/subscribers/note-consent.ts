/** Notes a consent or a refusal with its proof, in the transaction that it holds from. The subscriber's row says what holds now. */
import { registryDueAt } from '@kervan/domain/newsletter/registry-due.ts'
import type {
  ConsentAnswer,
  ConsentSource,
  RecipientType,
} from '@kervan/domain/newsletter/subscriber-words.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { Transaction } from '#spine/database/act-as.ts'

export type GivenConsent = {
  subscriber_id: string | null
  email: string
  answer: ConsentAnswer
  source: ConsentSource
  recipient_type: RecipientType
  text_version?: string
  note?: string
  at: Date
  recorded_by?: string
  isInRegister?: boolean
  /** Of a consent that the register has: another proof of it is ours alone. */
  isOnlyProof?: boolean
}

/** A refusal is never the register's first word of an address. */
const isKnownThere =
  'exists (select from newsletter_consents c where c.email = given.email and c.registry_due_at is not null)'
const add = `insert into newsletter_consents (subscriber_id, email, answer, source, recipient_type, text_version, note, at, recorded_by, registry_due_at, registry_loaded_at)
  select subscriber_id, email, answer, source, recipient_type, coalesce(text_version, ''), coalesce(note, ''), at, recorded_by,
    case when answer = 'ONAY' or "isInRegister" or ${isKnownThere} then registry_due_at end,
    case when "isInRegister" then now() end
  from json_to_recordset($1) as given (subscriber_id uuid, email text, answer text, source text, recipient_type text, text_version text,
    note text, at timestamptz, recorded_by uuid, registry_due_at timestamptz, "isInRegister" boolean)`

/** The register's three working days run from when we hear of it: an old proof that is brought today is not overdue today. */
export async function noteConsents(
  tx: Transaction,
  { company }: WithCompany,
  given: readonly GivenConsent[],
  now = new Date(),
): Promise<void> {
  if (given.length === 0) return
  const due = registryDueAt(now, await company.calendar())
  const rows = given.map((one) => ({ ...one, registry_due_at: one.isOnlyProof ? null : due }))
  await tx.asSystem(add, [JSON.stringify(rows)])
}
