/** Locks a quote that is about to be sent, after its request, and refuses what cannot be sent; or only looks whether it could be. */
import { problems } from '@kervan/domain/problems.ts'
import { quoteProblems } from '@kervan/domain/quotes/quotes.copy.ts'
import { unsentStatuses } from '@kervan/domain/quotes/quotes.policy.ts'
import { statusAfter } from '@kervan/domain/requests/requests.policy.ts'
import { Amount } from '@kervan/domain/values/money.ts'
import { ORPCError } from '@orpc/server'
import { marginFloor } from '#features/quotes/margin-approvals.ts'
import { readQuote, type StoredQuote, toDocument } from '#features/quotes/quote-document.ts'
import type { AddedRequest } from '#features/requests/add-request.ts'
import { requests } from '#features/requests/requests.table.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'

export function refuse(code: keyof typeof quoteProblems): never {
  throw new ORPCError(code, quoteProblems[code])
}

/** The request comes first, as in every act that touches both, so that no two wait for each other. */
export function lockRequestOf(tx: Transaction, quoteId: string) {
  return requestOf(tx, quoteId).for('update')
}

function requestOf(tx: Transaction, quoteId: string) {
  return tx.db
    .select()
    .from(requests)
    .where(sql`${requests.id} = (select request_id from quotes where id = ${quoteId})`)
}

/** `version` is the one that was seen; null where every change since would have cancelled the sending. */
export async function lockForSending(
  tx: Transaction,
  id: string,
  version: number | null,
): Promise<{ quote: StoredQuote; request: AddedRequest }> {
  const [request] = await lockRequestOf(tx, id)
  await tx.db.execute(sql`select from quotes where id = ${id} for update`)
  return refuseUnsendable(tx, id, version, request)
}

/** Without making anybody wait. */
export async function lookBeforeSending(tx: Transaction, id: string, version: number | null): Promise<void> {
  const [request] = await requestOf(tx, id)
  await refuseUnsendable(tx, id, version, request)
}

async function refuseUnsendable(
  tx: Transaction,
  id: string,
  version: number | null,
  request: AddedRequest | undefined,
): Promise<{ quote: StoredQuote; request: AddedRequest }> {
  const quote = await readQuote(tx.db, id)
  if (!quote) return refuse('NOT_FOUND')
  if (!unsentStatuses.some((status) => status === quote.status)) return refuse('ALREADY_SENT')
  if (version !== null && version !== quote.version) throw new ORPCError('STALE', problems.STALE)
  if (!request || !statusAfter('quote', request.status)) return refuse('NOT_PENDING')
  const { totals } = toDocument(quote)
  const total = totals[0]?.total ?? '0'
  if (quote.quote_no.startsWith('TMP-') || !/[1-9]/.test(total)) return refuse('INCOMPLETE')
  if (!Amount.safeParse(total).success) return refuse('TOO_LARGE')
  const { state } = await marginFloor(tx.db, quote)
  if (state === 'needs_approval') return refuse('BELOW_FLOOR')
  return { quote, request }
}
