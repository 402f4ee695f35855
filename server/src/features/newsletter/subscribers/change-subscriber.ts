/** What staff write down about a subscriber. Another kind of recipient is told to the register with what was last agreed or refused. */
import type {
  ConsentAnswer,
  ConsentSource,
  RecipientType,
  SubscriberLanguage,
} from '@kervan/domain/newsletter/subscriber-words.ts'
import { plainLine } from '@kervan/domain/values/plain-line.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import { noteConsents } from '#features/newsletter/subscribers/note-consent.ts'
import type { Transaction } from '#spine/database/act-as.ts'

type Written = { id: string; name: string; language: SubscriberLanguage; recipient_type: RecipientType }
type Newest = { answer: ConsentAnswer; source: ConsentSource; text_version: string; note: string; at: Date }

const before = 'select email, recipient_type from newsletter_subscribers where id = $1 for update'
const save = 'update newsletter_subscribers set name = $2, language = $3, recipient_type = $4 where id = $1'
const newest = `select answer, source, text_version, note, at from newsletter_consents where email = $1
  order by at desc, id desc limit 1`

export async function changeSubscriber(
  tx: Transaction,
  services: WithCompany,
  { id, name, language, recipient_type }: Written,
  recorded_by: string,
): Promise<void> {
  const [known] = await tx.query<{ email: string; recipient_type: RecipientType }>(before, [id])
  if (!known) return
  await tx.query(save, [id, plainLine(name, 120), language, recipient_type])
  if (known.recipient_type === recipient_type) return
  const [given] = await tx.query<Newest>(newest, [known.email])
  if (given)
    await noteConsents(tx, services, [
      { ...given, subscriber_id: id, email: known.email, recipient_type, recorded_by },
    ])
}
