/** Adds the shipped rates, so that a fresh installation can price at once; screens say that they are shipped ones. */
import { storeBulletins } from '#features/rates/store-bulletins.ts'
import { type ActAs, system } from '#spine/database/act-as.ts'

/** Of the order of magnitude of that day. */
const shipped = {
  source: 'shipped',
  date: '2026-09-18',
  rates: [
    { currency: 'EUR', buying: '55.7981', selling: '55.8986' },
    { currency: 'USD', buying: '48.6116', selling: '48.6992' },
    { currency: 'GBP', buying: '64.6534', selling: '64.9905' },
  ],
} as const

export async function seedRates(actAs: ActAs): Promise<void> {
  await actAs(system, (tx) => storeBulletins(tx, [shipped]))
}
