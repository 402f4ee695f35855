/** Writes what changed of a quote, and the sums that follow from it, in a few statements whatever its length. */
import type { QuoteFields, QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import { marginOf } from '@kervan/domain/quotes/quote-margin.ts'
import { quoteLimits } from '@kervan/domain/quotes/quote-options.ts'
import { type PriceTerms, product, totalsIn } from '@kervan/domain/quotes/quote-sums.ts'
import { quoteProblems } from '@kervan/domain/quotes/quotes.copy.ts'
import { plainDecimal } from '@kervan/domain/values/decimal-text.ts'
import { sameJson } from '@kervan/domain/values/same-json.ts'
import { ORPCError } from '@orpc/server'
import type { StoredLine } from '#features/quotes/quote-document.ts'
import { quoteMargins } from '#features/quotes/quote-margins.table.ts'
import { percentToday } from '#features/quotes/tax-codes.queries.ts'
import { taxCodes } from '#features/quotes/tax-codes.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { sql } from '#spine/database/drizzle.ts'

/** Twelve digits before the point. */
const largestAmount = 10n ** 14n

/** Gives each line the rate of its tax code and refuses what no quote can hold. */
export async function checkLines<Line extends QuoteLine>(
  db: Db,
  lines: readonly Line[],
): Promise<(Line & { tax_percent: string })[]> {
  if (lines.length > quoteLimits.items) throw new ORPCError('TOO_LARGE', quoteProblems.TOO_LARGE)
  const codes = await db.select({ code: taxCodes.code, percent: percentToday }).from(taxCodes)
  const percents = new Map(codes.map(({ code, percent }) => [code, plainDecimal(percent)]))
  return lines.map((line) => {
    const tax_percent = percents.get(line.tax_code)
    if (tax_percent === undefined) throw new ORPCError('UNKNOWN_TAX_CODE', quoteProblems.UNKNOWN_TAX_CODE)
    const amounts = [line.unit_price, line.unit_cost ?? '0'].map((price) => product(line.quantity, price))
    if (amounts.some((amount) => amount >= largestAmount))
      throw new ORPCError('TOO_LARGE', quoteProblems.TOO_LARGE)
    return { ...line, tax_percent }
  })
}

/** The columns of the quote itself that follow from its lines. */
export function sumColumns(lines: readonly StoredLine[], terms: PriceTerms) {
  const { subtotal, tax, total } = totalsIn(terms.currency, lines, terms)
  return { subtotal_amount: subtotal, tax_amount: tax, total_amount: total }
}

/** Lines that are new, changed or moved are written, the others are left alone. */
export async function writeLines(
  db: Db,
  quoteId: string,
  lines: readonly NewLine[],
  before: readonly StoredLine[] = [],
): Promise<void> {
  const old = new Map(before.map((line, place) => [line.id, { line, place }]))
  const kept = new Set(lines.map(({ id }) => id))
  const changed = lines
    .map((line, place) => ({ ...line, sort_order: place, quote_id: quoteId }))
    .filter(({ id }, place) => {
      const known = old.get(id)
      return !known || known.place !== place || !sameJson(known.line, lines[place])
    })
  const removed = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  const costed = changed.filter(({ unit_cost }) => unit_cost !== null)
  const withoutCost = changed.filter(({ unit_cost }) => unit_cost === null).map(({ id }) => id)
  await Promise.all([
    removed.length > 0 &&
      db.execute(sql`delete from quote_items where quote_id = ${quoteId} and id in ${removed}`),
    changed.length > 0 && upsertLines(db, changed),
    costed.length > 0 && upsertCosts(db, costed),
    withoutCost.length > 0 &&
      db.execute(sql`delete from quote_item_costs where quote_id = ${quoteId} and item_id in ${withoutCost}`),
  ])
}

/** Where a line was copied from is written once and never changes. */
type NewLine = StoredLine & { origin_id?: string }
type WrittenLine = NewLine & { sort_order: number; quote_id: string }

const columns = [
  'sort_order',
  'kind',
  'title',
  'description',
  'quantity',
  'unit',
  'unit_price',
  'currency',
  'is_optional',
  'is_disbursement',
  'tax_code',
  'tax_percent',
]
const names = sql.raw(columns.join(', '))
const assignments = sql.raw(columns.map((name) => `${name} = excluded.${name}`).join(', '))

async function upsertLines(db: Db, lines: readonly WrittenLine[]): Promise<void> {
  const { rowCount } = await db.execute(
    sql`insert into quote_items (id, quote_id, origin_id, ${names})
      select id, quote_id, origin_id, ${names} from json_populate_recordset(null::quote_items, ${JSON.stringify(lines)})
      on conflict (id) do update set ${assignments} where quote_items.quote_id = excluded.quote_id`,
  )
  // An id that belongs to a line of another quote, which only a made-up call can send.
  if (rowCount !== lines.length) throw new ORPCError('NOT_FOUND', quoteProblems.NOT_FOUND)
}

function upsertCosts(db: Db, lines: readonly WrittenLine[]) {
  const rows = lines.map(({ id, quote_id, unit_cost, cost_currency }) => ({
    item_id: id,
    quote_id,
    unit_cost,
    currency: cost_currency,
  }))
  return db.execute(
    sql`insert into quote_item_costs (item_id, quote_id, unit_cost, currency)
      select item_id, quote_id, unit_cost, currency
      from json_populate_recordset(null::quote_item_costs, ${JSON.stringify(rows)})
      on conflict (item_id) do update set unit_cost = excluded.unit_cost, currency = excluded.currency`,
  )
}

export function writeMargin(
  db: Db,
  quoteId: string,
  lines: readonly StoredLine[],
  terms: PriceTerms,
  target: QuoteFields['target_margin_pct'],
) {
  const { price, cost, margin_percent, state } = marginOf(lines, terms, target)
  const row = {
    target_margin_pct: target,
    price_amount: price,
    cost_amount: cost,
    margin_pct: margin_percent,
    state,
  }
  return db
    .insert(quoteMargins)
    .values({ quote_id: quoteId, ...row })
    .onConflictDoUpdate({ target: quoteMargins.quote_id, set: row })
}
