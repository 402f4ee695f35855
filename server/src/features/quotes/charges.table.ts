/** The catalogue of charges from which the lines of a quote are chosen. */

import { itemKindWords, itemUnitWords } from '@kervan/domain/quotes/quote-options.ts'
import { keysOf, transportModeWords } from '@kervan/domain/requests/request-options.ts'
import { currencies } from '@kervan/domain/values/currency.ts'
import { taxCodes } from '#features/quotes/tax-codes.table.ts'
import { id } from '#spine/database/columns.ts'
import { boolean, index, integer, numeric, pgTable, text } from '#spine/database/drizzle.ts'
import { enumChecks } from '#spine/database/enum-checks.ts'
import { everyRow, rowPolicies } from '#spine/database/row-policies.ts'

const price = () => numeric({ precision: 16, scale: 4 })

export const charges = pgTable(
  'charges',
  {
    id: id(),
    sort_order: integer().notNull(),
    kind: text({ enum: keysOf(itemKindWords) as ['ocean', ...(keyof typeof itemKindWords)[]] }).notNull(),
    title: text().notNull(),
    unit: text({ enum: keysOf(itemUnitWords) as ['container', ...(keyof typeof itemUnitWords)[]] }).notNull(),
    currency: text({ enum: currencies }).notNull(),
    /** Null where it differs every time. */
    unit_price: price(),
    unit_cost: price(),
    tax_code: text()
      .notNull()
      .references(() => taxCodes.code),
    is_disbursement: boolean().notNull().default(false),
    transport_modes: text({
      enum: keysOf(transportModeWords) as ['sea_fcl', ...(keyof typeof transportModeWords)[]],
    })
      .array()
      .notNull(),
  },
  (table) => [
    index('charges_tax_code').on(table.tax_code),
    ...enumChecks(table),
    ...rowPolicies('charges', {
      staff: { select: everyRow },
      admin: { select: everyRow, insert: everyRow, update: everyRow, delete: everyRow },
    }),
  ],
)
