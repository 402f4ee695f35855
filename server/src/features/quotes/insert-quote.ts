/** Writes a new quote with its lines, sums and margin. */
import type { QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import type { FrozenRates } from '@kervan/domain/rates/frozen-rates.ts'
import { recordQuoteEvent } from '#features/quotes/quote-events.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { checkLines, sumColumns, writeLines, writeMargin } from '#features/quotes/write-quote.ts'
import type { Transaction } from '#spine/database/act-as.ts'

type Row = typeof quotes.$inferInsert
type Computed =
  | 'subtotal_amount'
  | 'tax_amount'
  | 'total_amount'
  | 'fx_source'
  | 'fx_date'
  | 'fx_bulletin_no'
  | 'fx_rates'
  | 'created_by'
  | 'owner_id'
export type NewQuote = Omit<Row, Computed> & { rates: FrozenRates; target_margin_pct: string }

export async function insertQuote(
  tx: Transaction,
  maker: { id: string; full_name: string },
  { rates, target_margin_pct, ...quote }: NewQuote,
  items: readonly (QuoteLine & { origin_id?: string })[],
) {
  const lines = await checkLines(tx.db, items)
  const terms = {
    currency: quote.currency,
    tax_included: quote.tax_included ?? false,
    try_per: rates.try_per,
  }
  const [added] = await tx.db
    .insert(quotes)
    .values({
      ...quote,
      ...sumColumns(lines, terms),
      fx_source: rates.source,
      fx_date: rates.date,
      fx_bulletin_no: rates.bulletin_no,
      fx_rates: rates.try_per,
      created_by: maker.id,
      owner_id: maker.id,
    })
    .returning()
  if (!added) throw new Error('The quote was not written.')
  await Promise.all([
    writeLines(tx.db, added.id, lines),
    writeMargin(tx.db, added.id, lines, terms, target_margin_pct),
  ])
  recordQuoteEvent(tx, added.id, 'created', maker, {
    total: added.total_amount,
    currency: added.currency,
    fx_source: added.fx_source,
  })
  return added
}
