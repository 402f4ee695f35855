/** Handlers of what admins set for all quotes. The database audits every change. */
import type { Charge, TaxCode } from '@kervan/domain/quotes/pricing-basis.ts'
import { type ChargeForm, pricingSettingsContract } from '@kervan/domain/quotes/pricing-settings.contract.ts'
import { pricingChanged } from '@kervan/domain/quotes/quotes.events.ts'
import { plainDecimal } from '@kervan/domain/values/decimal-text.ts'
import { sameJson } from '@kervan/domain/values/same-json.ts'
import { charges } from '#features/quotes/charges.table.ts'
import { pricingSettings } from '#features/quotes/pricing-settings.table.ts'
import { readTaxCodes, rowOf } from '#features/quotes/tax-codes.queries.ts'
import { taxCodes } from '#features/quotes/tax-codes.table.ts'
import type { Db, Transaction } from '#spine/database/act-as.ts'
import { eq, sql } from '#spine/database/drizzle.ts'
import type { Services } from '#spine/http/call.ts'
import { createOnce } from '#spine/http/create-once.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract(pricingSettingsContract)

const decimalOrNull = (text: string | null) => (text === null ? null : plainDecimal(text))

function chargeOf({ sort_order: _, ...row }: typeof charges.$inferSelect): Charge {
  return { ...row, unit_price: decimalOrNull(row.unit_price), unit_cost: decimalOrNull(row.unit_cost) }
}

async function isTaxCode(db: Db, { tax_code }: ChargeForm): Promise<boolean> {
  const found = await db.select({ code: taxCodes.code }).from(taxCodes).where(eq(taxCodes.code, tax_code))
  return found.length > 0
}

const announce = (tx: Transaction, services: Pick<Services, 'emit'>) =>
  services.emit(tx, pricingChanged, ['staff'], {})

export const pricingSettingsHandlers = {
  save: api.save.handler(({ input: { settings, seen }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      const [row] = await tx.db.select().from(pricingSettings).for('update')
      if (!row) throw new Error('The pricing settings are missing.')
      const { is_only: _, ...stored } = row
      const now = {
        ...stored,
        target_margin_pct: plainDecimal(stored.target_margin_pct),
        floor_margin_pct: plainDecimal(stored.floor_margin_pct),
      }
      if (!sameJson(now, seen)) throw errors.STALE()
      await tx.db.update(pricingSettings).set(settings)
      await announce(tx, services)
      return settings
    }),
  ),
  addCharge: api.addCharge.handler(async ({ input, context, errors }) => {
    const added = await createOnce(context, input, async (tx) => {
      if (!(await isTaxCode(tx.db, input))) return null
      const [row] = await tx.db
        .insert(charges)
        .values({ ...input, sort_order: sql`(select coalesce(max(sort_order), 0) + 1 from charges)` })
        .returning()
      if (!row) throw new Error('The charge was not added.')
      await announce(tx, context.services)
      return chargeOf(row)
    })
    if (!added) throw errors.UNKNOWN_TAX_CODE()
    return added
  }),
  changeCharge: api.changeCharge.handler(({ input: { id, ...form }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      if (!(await isTaxCode(tx.db, form))) throw errors.UNKNOWN_TAX_CODE()
      const [row] = await tx.db.update(charges).set(form).where(eq(charges.id, id)).returning()
      if (!row) throw errors.NOT_FOUND()
      await announce(tx, services)
      return chargeOf(row)
    }),
  ),
  removeCharge: api.removeCharge.handler(({ input: { id }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      const removed = await tx.db.delete(charges).where(eq(charges.id, id)).returning({ id: charges.id })
      if (removed.length === 0) throw errors.NOT_FOUND()
      await announce(tx, services)
      return { done: true as const }
    }),
  ),
  addTaxCode: api.addTaxCode.handler(async ({ input: { code, ...form }, context, errors }) => {
    const added = await createOnce(context, { code, ...form }, async (tx) => {
      const rows = await tx.db
        .insert(taxCodes)
        .values({ code, ...rowOf(form) })
        .onConflictDoNothing()
        .returning({ code: taxCodes.code })
      if (rows.length === 0) return null
      await announce(tx, context.services)
      return taxCode(tx.db, code)
    })
    if (!added) throw errors.TAX_CODE_TAKEN()
    return added
  }),
  changeTaxCode: api.changeTaxCode.handler(
    ({ input: { code, ...form }, context: { services, actor }, errors }) =>
      services.actAs(actor, async (tx) => {
        const rows = await tx.db
          .update(taxCodes)
          .set(rowOf(form))
          .where(eq(taxCodes.code, code))
          .returning({ code: taxCodes.code })
        if (rows.length === 0) throw errors.NOT_FOUND()
        await announce(tx, services)
        return taxCode(tx.db, code)
      }),
  ),
  removeTaxCode: api.removeTaxCode.handler(({ input: { code }, context: { services, actor }, errors }) =>
    services.actAs(actor, async (tx) => {
      const [used] = await tx.asSystem<{ is_used: boolean }>(usedCode, [code])
      if (used?.is_used) throw errors.TAX_CODE_IN_USE()
      const rows = await tx.db
        .delete(taxCodes)
        .where(eq(taxCodes.code, code))
        .returning({ code: taxCodes.code })
      if (rows.length === 0) throw errors.NOT_FOUND()
      await announce(tx, services)
      return { done: true as const }
    }),
  ),
}

const usedCode = `select exists (select from charges where tax_code = $1)
  or exists (select from quote_items where tax_code = $1) as is_used`

async function taxCode(db: Db, code: string): Promise<TaxCode> {
  const found = (await readTaxCodes(db)).find((each) => each.code === code)
  if (!found) throw new Error('The tax code is missing.')
  return found
}
