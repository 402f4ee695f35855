/** Sending below the margin floor needs an admin's approval, which is recorded. */
import { problems } from '@kervan/domain/problems.ts'
import { floorState, marginToApprove } from '@kervan/domain/quotes/margin-floor.ts'
import type { MarginFloor } from '@kervan/domain/quotes/quote-mail.ts'
import { quoteProblems } from '@kervan/domain/quotes/quotes.copy.ts'
import { quoteChanged } from '@kervan/domain/quotes/quotes.events.ts'
import { unsentStatuses } from '@kervan/domain/quotes/quotes.policy.ts'
import { plainDecimal } from '@kervan/domain/values/decimal-text.ts'
import { ORPCError } from '@orpc/server'
import { marginApprovals } from '#features/quotes/margin-approvals.table.ts'
import { pricingSettings } from '#features/quotes/pricing-settings.table.ts'
import { readQuote, type StoredQuote, toDocument } from '#features/quotes/quote-document.ts'
import { recordQuoteEvent } from '#features/quotes/quote-events.ts'
import type { Db } from '#spine/database/act-as.ts'
import { desc, eq, sql } from '#spine/database/drizzle.ts'
import type { SignedInCall } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'

export async function marginFloor(db: Db, quote: StoredQuote): Promise<MarginFloor> {
  const [[settings], approvals] = await Promise.all([
    db.select({ floor: pricingSettings.floor_margin_pct }).from(pricingSettings),
    db
      .select()
      .from(marginApprovals)
      .where(eq(marginApprovals.quote_id, quote.id))
      .orderBy(desc(marginApprovals.id)),
  ])
  const floor_pct = plainDecimal(settings?.floor ?? '0')
  const { margin } = toDocument(quote)
  const state = floorState(
    margin,
    floor_pct,
    approvals.map(({ margin_pct }) => margin_pct),
  )
  const [newest] = approvals
  return {
    floor_pct,
    state,
    approval:
      state === 'approved' && newest
        ? { name: newest.approved_by_name, at: newest.created_at, note: newest.note }
        : null,
  }
}

type Approval = { id: string; version: number; note: string }

export function approveMargin(context: SignedInCall, input: Approval): Promise<MarginFloor> {
  const { services, person } = context
  return createOnce(context, input, async (tx) => {
    await tx.db.execute(sql`select from quotes where id = ${input.id} for update`)
    const quote = await readQuote(tx.db, input.id)
    if (!quote) throw new ORPCError('NOT_FOUND', quoteProblems.NOT_FOUND)
    if (!unsentStatuses.some((status) => status === quote.status))
      throw new ORPCError('ALREADY_SENT', quoteProblems.ALREADY_SENT)
    // The margin that is approved is the one that was seen.
    if (quote.version !== input.version) throw new ORPCError('STALE', problems.STALE)
    if ((await marginFloor(tx.db, quote)).state !== 'needs_approval')
      throw new ORPCError('ABOVE_FLOOR', quoteProblems.ABOVE_FLOOR)
    await tx.db.insert(marginApprovals).values({
      quote_id: quote.id,
      margin_pct: marginToApprove(toDocument(quote).margin),
      note: input.note,
      approved_by: person.id,
      approved_by_name: person.full_name,
    })
    recordQuoteEvent(tx, quote.id, 'approved', person, { note: input.note })
    await services.emit(tx, quoteChanged, ['staff'], {
      quote_id: quote.id,
      quote_no: quote.quote_no,
      request_id: quote.request_id,
      customer_id: quote.customer_id,
      status: quote.status,
      version: quote.version,
      by: person.id,
      status_stays: true,
    })
    return marginFloor(tx.db, quote)
  })
}
