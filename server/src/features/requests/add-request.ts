/** Adds a request from any form: gives it a number, the promised time and its country codes. */
import { findCountry } from '@kervan/domain/places/country.ts'
import type { RequestForm, UrgencyLevel } from '@kervan/domain/requests/request-options.ts'
import { quoteDueAt } from '@kervan/domain/requests/requests.policy.ts'
import type { MailedRequest } from '#features/requests/request-mails.ts'
import { requests } from '#features/requests/requests.table.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { getTableColumns, sql } from '#spine/database/drizzle.ts'
import { newId } from '#spine/database/new-id.ts'
import type { Services } from '#spine/http/call.ts'

type Row = typeof requests.$inferInsert
/** What a form provides; the rest follows from it. */
export type NewRequest = Omit<
  Row,
  'id' | 'number' | 'form' | 'urgency_level' | 'quote_due_at' | 'status' | 'created_at' | 'updated_at'
> & { form: RequestForm; urgency_level: UrgencyLevel | null }
export type AddedRequest = typeof requests.$inferSelect

/** Complete before it is inserted, so that what follows from it need not wait for the insert. */
export type NumberedRequest = MailedRequest &
  Row & { status: 'pending'; quote_amount: null; quote_currency: null }

export async function numberRequest(
  { numbers }: Pick<Services, 'numbers'>,
  form: NewRequest,
  now = new Date(),
): Promise<NumberedRequest> {
  const origin = findCountry(form.origin_country ?? '')
  const destination = findCountry(form.destination_country ?? '')
  const given = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined))
  return {
    ...emptyFields,
    ...(given as NewRequest & MailedRequest),
    id: newId(),
    number: await numbers.next('TLP'),
    origin_country: origin?.name ?? form.origin_country ?? '',
    origin_country_code: origin?.code ?? null,
    destination_country: destination?.name ?? form.destination_country ?? '',
    destination_country_code: destination?.code ?? null,
    status: 'pending',
    quote_amount: null,
    quote_currency: null,
    quote_due_at: quoteDueAt(now, form.form, form.urgency_level).toISOString(),
  }
}

/** The table's defaults for what a form leaves out. */
const emptyFields = {
  description: '',
  origin_city: '',
  origin_postal_code: '',
  origin_address: '',
  origin_port: '',
  destination_city: '',
  destination_postal_code: '',
  destination_address: '',
  destination_port: '',
  delivery_mode: '',
  service_type: '',
  estimated_weight: null,
  estimated_volume: null,
  cargo_type: null,
  preferred_date: null,
  cargo_details: {},
}

const columns = getTableColumns(requests)

/**
 * With the actor's own rights, so that customers add requests only for themselves. The row is one JSON value: as an insert of
 * drizzle's it would take longer to build than PostgreSQL takes to write it.
 */
export function insertRequest(tx: Transaction, numbered: NumberedRequest): Promise<unknown> {
  holdName(tx, numbered)
  const names = sql.raw(
    Object.keys(numbered)
      .filter((name) => name in columns)
      .join(', '),
  )
  return tx.db.execute(
    sql`insert into requests (${names}) select ${names} from json_populate_record(null::requests, ${JSON.stringify(numbered)})`,
  )
}

/**
 * The request gets a copy of the customer's name: one that is being changed is waited for. As strong as the change of the customer's own
 * row that follows: who has asked for less and then for more would wait for whoever waits behind.
 */
function holdName(tx: Transaction, { customer_id }: NumberedRequest): void {
  tx.background(tx.asSystem('select from profiles where id = $1 for no key update', [customer_id]))
}

export async function addRequest(
  tx: Transaction,
  services: Pick<Services, 'numbers'>,
  form: NewRequest,
): Promise<AddedRequest> {
  return addNumberedRequest(tx, await numberRequest(services, form))
}

export async function addNumberedRequest(tx: Transaction, numbered: NumberedRequest): Promise<AddedRequest> {
  holdName(tx, numbered)
  const [added] = await tx.db.insert(requests).values(numbered).returning()
  if (!added) throw new Error('The request was not added.')
  return added
}
