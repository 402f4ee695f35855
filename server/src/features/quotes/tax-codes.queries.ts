/** Tax codes with the rate that holds today: one that was written ahead holds from its first day on, without anybody's doing. */
import type { TaxCode } from '@kervan/domain/quotes/pricing-basis.ts'
import type { TaxCodeForm } from '@kervan/domain/quotes/pricing-settings.contract.ts'
import { plainDecimal } from '@kervan/domain/values/decimal-text.ts'
import { taxCodes } from '#features/quotes/tax-codes.table.ts'
import type { Db } from '#spine/database/act-as.ts'
import { asc, desc, sql } from '#spine/database/drizzle.ts'

const hasBegun = sql`coalesce(${taxCodes.next_from} <= (now() at time zone 'Europe/Istanbul')::date, false)`

export const percentToday = sql<string>`case when ${hasBegun} then ${taxCodes.next_percent} else ${taxCodes.percent} end`

export async function readTaxCodes(db: Db): Promise<TaxCode[]> {
  const { code, title, exemption_reason, next_percent, next_from } = taxCodes
  const rows = await db
    .select({
      code,
      title,
      percent: percentToday,
      exemption_reason,
      next_percent,
      next_from,
      has_begun: sql<boolean>`${hasBegun}`,
    })
    .from(taxCodes)
    .orderBy(desc(percentToday), asc(code))
  return rows.map(({ next_percent: percent, next_from: from, has_begun, ...row }) => ({
    ...row,
    percent: plainDecimal(row.percent),
    next: percent !== null && from !== null && !has_begun ? { percent: plainDecimal(percent), from } : null,
  }))
}

export const rowOf = ({ next, ...form }: TaxCodeForm) => ({
  ...form,
  next_percent: next?.percent ?? null,
  next_from: next?.from ?? null,
})
