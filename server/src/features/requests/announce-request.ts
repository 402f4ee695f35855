/** Announces a change of a request to staff and to its customer. */
import { type RequestChange, requestChanged } from '@kervan/domain/requests/requests.events.ts'
import type { AddedRequest } from '#features/requests/add-request.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import type { Services } from '#spine/http/call.ts'

type AnnouncedRequest = Pick<
  AddedRequest,
  'id' | 'number' | 'title' | 'status' | 'customer_id' | 'quote_amount' | 'quote_currency'
>

const customerName = `select coalesce(nullif(trim(first_name || ' ' || last_name), ''), company, '') as name
  from profiles where id = $1`

async function readName(tx: Transaction, customerId: string): Promise<string> {
  const [customer] = await tx.asSystem<{ name: string }>(customerName, [customerId])
  return customer?.name ?? ''
}

export async function announceRequest(
  tx: Transaction,
  { emit }: Pick<Services, 'emit'>,
  request: AnnouncedRequest,
  change: RequestChange,
  knownName?: string,
): Promise<void> {
  const customer_name = knownName ?? (await readName(tx, request.customer_id))
  await emit(tx, requestChanged, ['staff', `user:${request.customer_id}`], {
    request_id: request.id,
    number: request.number,
    title: request.title,
    change,
    status: request.status,
    customer_id: request.customer_id,
    customer_name,
    quote_amount: request.quote_amount,
    quote_currency: request.quote_currency,
  })
}
