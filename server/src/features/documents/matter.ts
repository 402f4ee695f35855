/** What a document belongs to, and whose it is: a shipment with its request, a request with its shipment, or a customer alone. */
import { documentProblems } from '@kervan/domain/documents/documents.copy.ts'
import { ORPCError } from '@orpc/server'
import type { Transaction } from '#spine/database/act-as.ts'

export type Matter = {
  customer_id: string
  shipment_id: string | null
  shipment_number: string
  request_id: string | null
  request_number: string
}

export type NamedMatter = { shipment_id?: string | null | undefined; request_id?: string | null | undefined }

/** A shipment's paper is its request's too. With the actor's rights, so that nobody reaches what is not theirs. */
const readShipment = `select s.customer_id, s.id as shipment_id, s.shipment_number, r.id as request_id, coalesce(r.number, '') as request_number
  from shipments s left join requests r on r.id = s.request_id where s.id = $1`
const readRequest = `select r.customer_id, s.id as shipment_id, coalesce(s.shipment_number, '') as shipment_number, r.id as request_id, r.number as request_number
  from requests r left join shipments s on s.request_id = r.id where r.id = $1`

export async function readMatter(
  tx: Pick<Transaction, 'query'>,
  { shipment_id, request_id }: NamedMatter,
): Promise<Matter> {
  const [found] = await tx.query<Matter>(shipment_id ? readShipment : readRequest, [
    shipment_id ?? request_id ?? null,
  ])
  if (!found || (request_id && request_id !== found.request_id))
    throw new ORPCError('UNKNOWN_MATTER', documentProblems.UNKNOWN_MATTER)
  return found
}

const readCustomer = `select id as customer_id, null as shipment_id, '' as shipment_number, null as request_id, '' as request_number
  from profiles where id = $1`

export async function readCustomerAlone(
  tx: Pick<Transaction, 'query'>,
  customerId: string | null,
): Promise<Matter> {
  const [found] = await tx.query<Matter>(readCustomer, [customerId])
  if (!found) throw new ORPCError('UNKNOWN_CUSTOMER', documentProblems.UNKNOWN_CUSTOMER)
  return found
}
