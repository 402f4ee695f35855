/** The price of a unit in dollars: of what is sold whole a container, a truck or a van, of the rest the W/M, the metre or a hundred kilograms. */
import { type BandBasis, type BandUnit, bandBases } from '@kervan/domain/requests/price-band-basis.ts'
import { inDollars, isAlike, quantities } from '#features/quotes/price-band.ts'
import { type SQL, sql } from '#spine/database/drizzle.ts'

const bases = Object.keys(bandBases) as BandBasis[]

/** A kilogram's price would be lost in the rounding. */
const perUnits: Partial<Record<BandUnit, number>> = { kg: 100 }

export function unitWords(basis: BandBasis): string {
  const { unit, words } = bandBases[basis]
  return perUnits[unit] ? words.replace(/kg başına/, `${perUnits[unit]} kg başına`) : words
}

const quoted = (text: string) => sql.raw(`'${text}'`)

/** Of the quote `q` and its request `r`; null of a load that cannot be compared. Each kind of load is asked about only in its mode. */
export const basisOf: SQL = sql`case q.transport_mode ${sql.join(
  [...new Set(bases.map((basis) => bandBases[basis].mode))].map(
    (mode) =>
      sql`when ${quoted(mode)} then case ${sql.join(
        bases
          .filter((basis) => bandBases[basis].mode === mode)
          .map((basis) => sql`when ${isAlike(basis)} then ${quoted(basis)}`),
        sql` `,
      )} end`,
  ),
  sql` `,
)} end`

/** By the alias `basis` that the caller gives to `basisOf`. */
const quantityOf: SQL = sql`case basis ${sql.join(
  bases.map((basis) => {
    const { unit } = bandBases[basis]
    return sql`when ${quoted(basis)} then (${quantities[unit]})::numeric / ${sql.raw(String(perUnits[unit] ?? 1))}`
  }),
  sql` `,
)} end`

export const unitPrice: SQL = sql`(${inDollars}) / nullif(${quantityOf}, 0)`
