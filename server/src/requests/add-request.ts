/** A new request, whichever form it came through: its number, the promised time, the countries by their letters. */
import { findCountry } from '@kervan/domain/places/country.ts'
import type { RequestForm, UrgencyLevel } from '@kervan/domain/requests/request-options.ts'
import { quoteDueAt } from '@kervan/domain/requests/requests.policy.ts'
import type { Transaction } from '#database/act-as.ts'
import { newId } from '#database/new-id.ts'
import { preparedInsert } from '#database/prepared-insert.ts'
import type { Services } from '#procedures.ts'
import { requests } from '#requests/requests.table.ts'

const insert = preparedInsert(requests)

type Row = typeof requests.$inferInsert
/** What a form has to say; the rest follows from it. */
export type NewRequest = Omit<
  Row,
  'id' | 'number' | 'form' | 'urgency_level' | 'quote_due_at' | 'status' | 'created_at' | 'updated_at'
> & { form: RequestForm; urgency_level: UrgencyLevel | null }
export type AddedRequest = typeof requests.$inferSelect

/** Its id and number are known before it is written, so that what follows from it need not wait. */
export async function numberRequest(
  { numbers }: Pick<Services, 'numbers'>,
  form: NewRequest,
  now = new Date(),
) {
  const origin = findCountry(form.origin_country ?? '')
  const destination = findCountry(form.destination_country ?? '')
  return {
    ...form,
    id: newId(),
    number: await numbers.next('TLP'),
    origin_country: origin?.name ?? form.origin_country,
    origin_country_code: origin?.code ?? null,
    destination_country: destination?.name ?? form.destination_country,
    destination_country_code: destination?.code ?? null,
    status: 'pending' as const,
    quote_amount: null,
    quote_currency: null,
    quote_due_at: quoteDueAt(now, form.form, form.urgency_level).toISOString(),
  }
}

/** Inserted with the actor's own rights: a customer can only add to their own. */
export async function insertRequest(tx: Transaction, numbered: Row): Promise<AddedRequest> {
  const [added] = await insert(tx.db, numbered)
  if (!added) throw new Error('The request was not added.')
  return added
}

export async function addRequest(
  tx: Transaction,
  services: Pick<Services, 'numbers'>,
  form: NewRequest,
): Promise<AddedRequest> {
  return insertRequest(tx, await numberRequest(services, form))
}
