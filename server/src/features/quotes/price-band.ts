/**
 * The price band of a lane for one kind of load, from our own won quotes: only where there are enough that no single price can be inferred. People of one
 * organisation count as one customer.
 */
import { findCountry } from '@kervan/domain/places/country.ts'
import type { PriceBand } from '@kervan/domain/quotes/quotes.contract.ts'
import { bandNeeds } from '@kervan/domain/quotes/quotes.policy.ts'
import {
  type BandBasis,
  type BandUnit,
  bandBases,
  fullTruckPallets,
  palletMetres,
} from '@kervan/domain/requests/price-band-basis.ts'
import { type ReadAs, system } from '#spine/database/act-as.ts'
import { type SQL, sql } from '#spine/database/drizzle.ts'

const parsedNumber = (number: SQL) =>
  sql`case when ${number} ~ '^[0-9]{1,10}([.][0-9]+)?$' then (${number})::numeric end`
const written = (of: 'q' | 'r', field: string) => parsedNumber(sql.raw(`${of}.cargo_details ->> '${field}'`))

const boxes = sql`coalesce((select sum((box ->> 'qty')::int) from jsonb_array_elements(q.cargo_details -> 'containers') box), q.container_qty)`
const volume = sql`coalesce(${written('q', 'cbm')}, r.estimated_volume)`
const tonnes = sql`coalesce(${written('q', 'weight_kg')}, r.estimated_weight) / 1000`
const kilograms = sql`coalesce(${written('r', 'chargeable_weight')}, ${written('q', 'total_weight_kg')}, r.estimated_weight)`
const pallets = sql`coalesce(${written('q', 'pallets')}, ${written('r', 'pallets')})`
const trucks = sql`greatest(coalesce(${written('q', 'vehicles')}, ${written('r', 'vehicle_count')}, 1), 1)`
const isFull = sql`coalesce(r.service_type = 'FTL' or r.cargo_details ->> 'partial_full' = 'full' or ${trucks} > 1 or ${pallets} >= ${fullTruckPallets}, false)`
/** What may be stacked takes half of the floor. */
const metres = sql`${pallets} * ${sql.raw(String(palletMetres))} * case when coalesce(q.cargo_details ->> 'stackable', r.cargo_details ->> 'stackable') = 'true' then 0.5 else 1 end`

/** The quantity a price is divided by, so that loads of different size can be compared. */
export const quantities: Record<BandUnit, SQL> = {
  container: boxes,
  // Without a volume the larger of the two is not known.
  wm: sql`case when ${volume} > 0 then greatest(${volume}, ${tonnes}, 1) end`,
  kg: kilograms,
  ldm: metres,
  truck: trucks,
  van: sql`1`,
}

/** Whether a quote is for the same kind of load: the same boxes and no others, the same weight break, or the same share of a truck. */
export function isAlike(basis: BandBasis): SQL {
  const { mode, unit, ...of }: (typeof bandBases)[BandBasis] = bandBases[basis]
  if ('boxes' in of) {
    const types = sql`array[${sql.join(
      of.boxes.map((type) => sql`${type}`),
      sql`, `,
    )}]::text[]`
    return sql`coalesce((select bool_and(box ->> 'type' = any(${types})) from jsonb_array_elements(q.cargo_details -> 'containers') box),
      q.container_type = any(${types}), false)`
  }
  if ('from' in of)
    return sql`${kilograms} >= ${of.from} and ${'below' in of ? sql`${kilograms} < ${of.below}` : sql`true`}`
  if (mode !== 'land') return sql`true`
  return unit === 'truck' ? isFull : sql`not ${isFull}`
}

/** The total of a quote with the rates that it was made with. */
export const inDollars = sql`q.total_amount * case q.currency when 'TRY' then 1 else (q.fx_rates ->> q.currency)::numeric end
  / (q.fx_rates ->> 'USD')::numeric`

type Lane = {
  basis: BandBasis
  origin_country: string
  destination_country: string
  /** The caller, whose own prices and those of their firm are left out: knowing them, they could infer those of the others. */
  customer_id?: string
}
type Row = Omit<PriceBand, 'basis' | 'newest_at'> & { newest_at: string | Date }

/** With the system's rights: other customers' prices leave the database only as rounded quartiles. */
export async function priceBand(readAs: ReadAs, lane: Lane): Promise<PriceBand | null> {
  const [origin, destination] = [findCountry(lane.origin_country), findCountry(lane.destination_country)]
  if (!origin || !destination) return null
  const { mode, unit } = bandBases[lane.basis]
  const quantity = quantities[unit]
  const { rows } = await readAs(system, (db) =>
    db.execute<Row>(sql`
      with won as (
        select q.currency, coalesce(p.organisation_id, p.id) as firm, q.answered_at, q.total_amount / (${quantity}) as price
        from quotes q join profiles p on p.id = q.customer_id left join requests r on r.id = q.request_id
        where q.status = 'accepted' and q.origin_country_code = ${origin.code}
          and q.destination_country_code = ${destination.code} and q.transport_mode = ${mode}
          and ${isAlike(lane.basis)}
          and q.answered_at > now() - interval '12 months' and (${quantity}) > 0
          and coalesce(p.organisation_id, p.id) is distinct from (
            select coalesce(own.organisation_id, own.id) from profiles own where own.id = ${lane.customer_id ?? null}::uuid)
      ), usual as (
        select currency, count(*)::int as quotes, count(distinct firm) as customers,
          date_trunc('day', max(answered_at), 'Europe/Istanbul') as newest_at, array_agg(price order by price) as prices
        from won group by currency order by count(*) desc, currency limit 1
      ), band as (
        select currency, quotes, newest_at,
          ${quartile(0.25)} as low, ${quartile(0.5)} as median, ${quartile(0.75)} as high
        from usual where quotes >= ${bandNeeds.quotes} and customers >= ${bandNeeds.customers}
      )
      select currency, quotes, newest_at, round(${floor(sql`low`)}, 2)::text as low,
        round(round(median, ${places(sql`median`)}), 2)::text as median, round(${ceiling(sql`high`)}, 2)::text as high
      from band`),
  )
  const [band] = rows
  return band ? { ...band, basis: lane.basis, newest_at: new Date(band.newest_at).toISOString() } : null
}

/** Interpolates in exact numbers: percentile_cont would turn money into floats. */
export function quartile(share: 0.25 | 0.5 | 0.75): SQL {
  const place = sql.raw(`(${share} * (quotes - 1))`)
  const lower = sql`prices[1 + floor(${place})::int]`
  const upper = sql`prices[1 + ceil(${place})::int]`
  return sql`${lower} + (${upper} - ${lower}) * (${place} - floor(${place}))`
}

/** Decimal places for two significant figures, so that no single price can be recognised. */
export const places = (price: SQL) => sql`least(2, 1 - floor(log(greatest(${price}, 0.01)))::int)`
export const floor = (price: SQL) => sql`trunc(${price}, ${places(price)})`
export const ceiling = (price: SQL) =>
  sql`(ceil(${price} * 10::numeric ^ ${places(price)}) / 10::numeric ^ ${places(price)})`
