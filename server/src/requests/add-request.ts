/** A new request, whichever form it came through: its number, the promised time, the countries by their letters. */
import { findCountry } from '@kervan/domain/places/country.ts'
import type { RequestForm, UrgencyLevel } from '@kervan/domain/requests/request-options.ts'
import { quoteDueAt } from '@kervan/domain/requests/requests.policy.ts'
import type { Transaction } from '#database/act-as.ts'
import type { Services } from '#procedures.ts'
import { requests } from '#requests/requests.table.ts'

type Row = typeof requests.$inferInsert
/** What a form has to say; the rest follows from it. */
export type NewRequest = Omit<
  Row,
  'id' | 'number' | 'form' | 'urgency_level' | 'quote_due_at' | 'status' | 'created_at' | 'updated_at'
> & { form: RequestForm; urgency_level: UrgencyLevel | null }
export type AddedRequest = typeof requests.$inferSelect

/** Inserted with the actor's own rights: a customer can only add to their own. */
export async function addRequest(
  tx: Transaction,
  { numbers }: Pick<Services, 'numbers'>,
  form: NewRequest,
  now = new Date(),
): Promise<AddedRequest> {
  const origin = findCountry(form.origin_country ?? '')
  const destination = findCountry(form.destination_country ?? '')
  const [added] = await tx.db
    .insert(requests)
    .values({
      ...form,
      number: await numbers.next('TLP'),
      origin_country: origin?.name ?? form.origin_country,
      origin_country_code: origin?.code ?? null,
      destination_country: destination?.name ?? form.destination_country,
      destination_country_code: destination?.code ?? null,
      quote_due_at: quoteDueAt(now, form.form, form.urgency_level).toISOString(),
    })
    .returning()
  if (!added) throw new Error('The request was not added.')
  return added
}
