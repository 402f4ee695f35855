/** Reads what prices are made from: the catalogue, tax codes, margins and default clauses. */
import type { PricingBasis } from '@kervan/domain/quotes/pricing-basis.ts'
import { plainDecimal } from '@kervan/domain/values/decimal-text.ts'
import { charges } from '#features/quotes/charges.table.ts'
import { pricingSettings } from '#features/quotes/pricing-settings.table.ts'
import { readTaxCodes } from '#features/quotes/tax-codes.queries.ts'
import type { Db } from '#spine/database/act-as.ts'
import { asc } from '#spine/database/drizzle.ts'

const decimalOrNull = (text: string | null) => (text === null ? null : plainDecimal(text))

export async function pricingBasis(db: Db): Promise<PricingBasis> {
  const [catalogue, codes, [settings]] = await Promise.all([
    db.select().from(charges).orderBy(asc(charges.sort_order), asc(charges.id)),
    readTaxCodes(db),
    db.select().from(pricingSettings),
  ])
  if (!settings) throw new Error('The pricing settings are missing.')
  return {
    charges: catalogue.map(({ sort_order, ...charge }) => ({
      ...charge,
      unit_price: decimalOrNull(charge.unit_price),
      unit_cost: decimalOrNull(charge.unit_cost),
    })),
    tax_codes: codes,
    target_margin_pct: plainDecimal(settings.target_margin_pct),
    floor_margin_pct: plainDecimal(settings.floor_margin_pct),
    clauses: settings.clauses,
    out_of_scope: settings.out_of_scope,
  }
}
