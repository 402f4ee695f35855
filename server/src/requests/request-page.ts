/** One page of a customer's own requests: the read that every open portal repeats, so it is written out and kept short. */
import type { RequestSummary } from '@kervan/domain/requests/request.ts'
import type { RequestStatus } from '@kervan/domain/requests/request-options.ts'
import type { AskDatabase } from '#database/act-as.ts'
import { containing } from '#database/folded-search.ts'
import { asJson, askJson } from '#database/json-rows.ts'

/** Amounts are text, so that they stay exact. */
export const summaryColumns = `id, number, title, status, shipment_type, origin_city, origin_country, destination_city,
  destination_country, preferred_date, urgency_level, quote_id, quote_amount::text, quote_currency, quote_valid_until,
  quote_due_at, shipment_id, created_at, updated_at`
export const summaryMoments = ['quote_valid_until', 'quote_due_at', 'created_at', 'updated_at'] as const

export type RequestPage = {
  after?: string | undefined
  limit: number
  status?: RequestStatus | undefined
  search?: string | undefined
}

/** The customer is named as well as enforced, so that the index is used that holds one customer's rows in order. */
export function requestPage(
  ask: AskDatabase,
  customerId: string,
  { after, limit, status, search }: RequestPage,
): Promise<RequestSummary[]> {
  const filters = [
    { when: 'customer_id =', value: customerId },
    { when: 'status =', value: status },
    { when: 'id <', value: after },
    { when: 'search like', value: search && containing(search) },
  ].filter(({ value }) => value)
  const where = filters.map(({ when }, index) => `${when} $${index + 2}`).join(' and ')
  const values = [limit + 1, ...filters.map(({ value }) => value)]
  return askJson<RequestSummary>(ask, statementFor(where), values, summaryMoments)
}

const statements = new Map<string, string>()

/** A handful of shapes, each built once. */
function statementFor(where: string): string {
  const known = statements.get(where)
  if (known) return known
  const made = asJson(`select ${summaryColumns} from requests where ${where} order by id desc limit $1`)
  statements.set(where, made)
  return made
}
