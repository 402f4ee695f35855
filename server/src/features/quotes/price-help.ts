/**
 * What we sold and bought on the lane of a quote in the last year, for the same kind of load: each price divided by what is charged for
 * and turned into the quote's currency by the rates of its own time. With the rights of staff, who may see every price.
 */
import { findCountry } from '@kervan/domain/places/country.ts'
import type { PriceHelpAnswer } from '@kervan/domain/quotes/price-help.contract.ts'
import { type PastPrice, priceHelp } from '@kervan/domain/quotes/price-help.ts'
import { type BandBasis, bandBases, bandBasisOf } from '@kervan/domain/requests/price-band-basis.ts'
import { isAlike, quantities } from '#features/quotes/price-band.ts'
import { readQuote, toDocument } from '#features/quotes/quote-document.ts'
import type { Transaction } from '#spine/database/act-as.ts'
import { type SQL, sql } from '#spine/database/drizzle.ts'

/** The newest; more than a year has on any lane of ours. */
const mostRead = 500
const shownLast = 6

type Document = ReturnType<typeof toDocument>

export async function readPriceHelp(tx: Transaction, id: string): Promise<PriceHelpAnswer | undefined> {
  const quote = await readQuote(tx.db, id)
  if (!quote) return undefined
  const document = toDocument(quote)
  const { currency, origin_country_code: origin, destination_country_code: destination } = document
  const basis = basisOf(document)
  const rows = origin && destination ? await readPast(tx, document, basis) : []
  const known = basis ? await quantityOf(tx, id, basis) : '1'
  return {
    lane: [origin, destination].map((code) => (code && findCountry(code)?.name) || '').join(' – '),
    basis,
    currency,
    quantity: known,
    sample: rows.length,
    ...priceHelp(rows.map(({ status, ...row }) => ({ ...row, outcome: outcomes[status] ?? 'open' }))),
    last: rows
      .slice(0, shownLast)
      .map(({ sent_at, ...row }) => ({ ...row, sent_at: new Date(sent_at).toISOString() })),
  }
}

const outcomes: Partial<Record<string, PastPrice['outcome']>> = {
  accepted: 'won',
  rejected: 'lost',
  expired: 'expired',
}

/** Null where the load does not say what it can be compared with: then whole prices are. */
function basisOf({
  transport_mode,
  cargo_details: cargo,
  container_type,
  full_truck,
  request_weight,
}: Document) {
  return bandBasisOf({
    transport_mode,
    container_type: cargo.containers?.[0]?.type ?? container_type,
    chargeable_kg: Number(cargo.total_weight_kg ?? request_weight) || null,
    pallets: cargo.pallets ?? null,
    vehicles: cargo.vehicles ?? null,
    full_truck,
  })
}

const quantity = (basis: BandBasis | null): SQL => (basis ? quantities[bandBases[basis].unit] : sql`1`)

async function quantityOf(tx: Transaction, id: string, basis: BandBasis): Promise<string | null> {
  const { rows } = await tx.db.execute<{ quantity: string | null }>(sql`
    select trim_scale(round((${quantity(basis)})::numeric, 3))::text as quantity
    from quotes q left join requests r on r.id = q.request_id where q.id = ${id}`)
  const [row] = rows
  return row && Number(row.quantity) > 0 ? row.quantity : null
}

type Row = Omit<PriceHelpAnswer['last'][number], 'sent_at'> & { sent_at: string | Date }

const lira = (currency: SQL) =>
  sql`case ${currency} when 'TRY' then 1 else (q.fx_rates ->> ${currency})::numeric end`

async function readPast(
  tx: Transaction,
  { id, currency, transport_mode, origin_country_code, destination_country_code }: Document,
  basis: BandBasis | null,
): Promise<Row[]> {
  const { rows } = await tx.db.execute<Row>(sql`
    with past as (
      select q.id, q.quote_no, q.status, q.sent_at, q.customer_name, m.price_amount, m.cost_amount, m.margin_pct,
        (${quantity(basis)})::numeric as quantity, ${lira(sql`q.currency`)} / ${lira(sql`${currency}::text`)} as rate
      from quotes q join quote_margins m on m.quote_id = q.id left join requests r on r.id = q.request_id
      where q.origin_country_code = ${origin_country_code} and q.destination_country_code = ${destination_country_code}
        and q.transport_mode = ${transport_mode} and q.sent_at > now() - interval '12 months' and q.sent_at is not null
        and q.status <> 'superseded' and q.id <> ${id} and m.price_amount > 0 and ${basis ? isAlike(basis) : sql`true`}
    )
    select id, quote_no, status, sent_at, customer_name, margin_pct::text as margin_pct,
      round(price_amount * rate / quantity, 2)::text as price,
      case when cost_amount > 0 then round(cost_amount * rate / quantity, 2)::text end as cost
    from past where quantity > 0 and rate > 0 order by sent_at desc, id limit ${mostRead}`)
  return rows
}
