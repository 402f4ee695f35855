/** Reads the revisions of a quote, and what differs between two of them. */
import type { OfferItem } from '@kervan/domain/quotes/offer.ts'
import type { QuoteFields, QuoteLine } from '@kervan/domain/quotes/quote-content.ts'
import { compareFields, compareLines } from '@kervan/domain/quotes/quote-difference.ts'
import type { OfferDifference, QuoteDifference } from '@kervan/domain/quotes/quote-revisions.contract.ts'
import { quoteProblems } from '@kervan/domain/quotes/quotes.copy.ts'
import { ORPCError } from '@orpc/server'
import { readQuote } from '#features/quotes/quote-document.ts'
import { quoteItems } from '#features/quotes/quote-items.table.ts'
import { quoteMargins } from '#features/quotes/quote-margins.table.ts'
import { quotes } from '#features/quotes/quotes.table.ts'
import { readOffer } from '#features/quotes/read-offer.ts'
import type { Db } from '#spine/database/act-as.ts'
import { desc, eq, inArray, type SQL, sql } from '#spine/database/drizzle.ts'

type Shown = Exclude<keyof QuoteFields, 'target_margin_pct' | 'customer_timezone' | 'cargo_details'>
/** In the order in which an offer says them. */
const comparedFields = [
  'customer_name',
  'customer_tax_no',
  'customer_address',
  'customer_email',
  'customer_phone',
  'transport_mode',
  'pol',
  'pod',
  'etd',
  'eta',
  'incoterm',
  'container_type',
  'container_qty',
  'cargo_type',
  'hs_code',
  'currency',
  'tax_included',
  'payment_term',
  'validity_days',
  'terms_conditions',
  'out_of_scope',
  'notes',
] as const satisfies readonly Shown[]

const offerFields = [
  'kind',
  'title',
  'description',
  'quantity',
  'unit',
  'unit_price',
  'currency',
  'is_optional',
  'tax_code',
] as const satisfies readonly (keyof OfferItem & keyof QuoteLine)[]
const staffFields = [...offerFields, 'is_disbursement', 'unit_cost', 'cost_currency'] as const

/** What was agreed where it was accepted, or what was offered: two offers are compared by the latter, without chosen options. */
const agreed = sql<string>`coalesce(${quotes.accepted_amount}, ${quotes.total_amount})`
const offered = sql<string>`${quotes.total_amount}`

const headWith = (total: SQL<string>) => ({
  id: quotes.id,
  quote_no: quotes.quote_no,
  revision: quotes.revision,
  status: quotes.status,
  sent_at: quotes.sent_at,
  created_at: quotes.created_at,
  total,
  currency: quotes.currency,
})

const sameNumber = (id: string) =>
  sql`${quotes.quote_no} = (select quote_no from quotes one where one.id = ${id})`

export function revisionsForCustomer(db: Db, id: string, total = agreed) {
  return db.select(headWith(total)).from(quotes).where(sameNumber(id)).orderBy(desc(quotes.revision))
}

export function revisionsForStaff(db: Db, id: string, total = agreed) {
  return db
    .select({
      ...headWith(total),
      revision_notes: quotes.revision_notes,
      margin_percent: quoteMargins.margin_pct,
    })
    .from(quotes)
    .leftJoin(quoteMargins, eq(quoteMargins.quote_id, quotes.id))
    .where(sameNumber(id))
    .orderBy(desc(quotes.revision))
}

type Pair = { id: string; with: string }

export function differenceForStaff(db: Db, pair: Pair): Promise<QuoteDifference> {
  const read = (id: string) => readQuote(db, id)
  return difference(db, pair, {
    revisions: revisionsForStaff(db, pair.id, offered),
    read,
    compared: staffFields,
  })
}

/** With the customer's own rights, so only between offers they have received. */
export function differenceForCustomer(db: Db, pair: Pair): Promise<OfferDifference> {
  const read = (id: string) => readOffer(db, id)
  return difference(db, pair, {
    revisions: revisionsForCustomer(db, pair.id, offered),
    read,
    compared: offerFields,
  })
}

type Compared<Line> = Pick<QuoteFields, Shown> & { id: string; items: Line[] }
type Line = { id: string; kind: string; title: string }

async function difference<Head extends { id: string; quote_no: string; revision: number }, Item extends Line>(
  db: Db,
  pair: Pair,
  {
    revisions,
    read,
    compared,
  }: {
    revisions: PromiseLike<Head[]>
    read: (id: string) => Promise<Compared<Item> | undefined>
    compared: readonly (keyof Item)[]
  },
) {
  const [heads, one, other, origins] = await Promise.all([
    revisions,
    read(pair.id),
    read(pair.with),
    originsOf(db, pair),
  ])
  const [before, after] = inOrder(pair, heads)
  if (!one || !other) throw missing()
  const [older, newer] = one.id === before.id ? [one, other] : [other, one]
  const lines = ({ items }: Compared<Item>) =>
    items.map((line) => ({ ...line, origin_id: origins.get(line.id) ?? null }))
  return {
    quote_no: before.quote_no,
    before,
    after,
    fields: fieldDifferences(older, newer),
    lines: compareLines(lines(older), lines(newer), compared).map((line) => ({
      ...line,
      fields: line.fields.map(String),
    })),
  }
}

const missing = () => new ORPCError('NOT_FOUND', quoteProblems.NOT_FOUND)

/** The older first, whichever was named first; both must be revisions of one quote. */
function inOrder<Head extends { id: string; revision: number }>(
  pair: Pair,
  revisions: readonly Head[],
): [Head, Head] {
  const [after, before] = revisions.filter(({ id }) => id === pair.id || id === pair.with)
  if (!before || !after) throw missing()
  return [before, after]
}

function fieldDifferences(before: Pick<QuoteFields, Shown>, after: Pick<QuoteFields, Shown>) {
  return compareFields(before, after, comparedFields).map((each) => ({
    field: each.field,
    before: asText(each.before),
    after: asText(each.after),
  }))
}

/** Words for codes are the screen's. */
function asText(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : value === null ? '' : String(value)
}

async function originsOf(db: Db, pair: Pair): Promise<Map<string, string | null>> {
  const rows = await db
    .select({ id: quoteItems.id, origin_id: quoteItems.origin_id })
    .from(quoteItems)
    .where(inArray(quoteItems.quote_id, [pair.id, pair.with]))
  return new Map(rows.map(({ id, origin_id }) => [id, origin_id]))
}
