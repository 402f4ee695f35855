/** Amounts and their currencies. Amounts of different currencies are never added. */
import { currencies } from '#values/currency.ts'
import { decimalText } from '#values/decimal-field.ts'
import { decimalOfUnits, decimalUnits } from '#values/decimal-text.ts'
import { z } from '#z.ts'

export type Currency = z.output<typeof Currency>
export const Currency = z.enum(currencies).meta({ description: 'Para birimi', examples: ['EUR'] })

export const Amount = decimalText(2).meta({ description: 'Tutar, iki ondalıkla', examples: ['1250.00'] })

export const Money = z.object({ amount: Amount, currency: Currency })
export type Money = z.output<typeof Money>

/** A sum of many amounts may have more digits than one. */
export const MoneySum = z.object({
  amount: decimalText(2, 16).meta({ description: 'Toplam, iki ondalıkla', examples: ['1250.00'] }),
  currency: Currency,
})
export type MoneySum = z.output<typeof MoneySum>

const cents = (amount: string) => decimalUnits(amount, 2)

export function sumOfAmounts(amounts: readonly string[]): string {
  return decimalOfUnits(
    amounts.reduce((total, amount) => total + cents(amount), 0n),
    2,
  )
}
