import { Rate } from '@kervan/domain/rates/frozen-rates.ts'
import { afterAll, expect, test } from 'vitest'
import { createDemoRates } from '#assembly/demo/demo-rates.ts'
import { inventedBulletinDays, inventedRatesAt } from '#assembly/demo/history/invented-rates.ts'
import { currentRates } from '#features/rates/rates.queries.ts'
import { system } from '#spine/database/act-as.ts'
import { freshDoor } from '#testing/test-database.ts'

const door = await freshDoor()
afterAll(() => door.close())

const countBulletins = () =>
  door.actAs(system, (tx) => tx.asSystem<{ source: string }>('select source from rate_bulletins', []))

test('a later start adds the days since, and changes nothing else', async () => {
  await createDemoRates(door.actAs, new Date('2026-11-13T12:00:00Z'))
  const first = await countBulletins()
  expect(first.length).toBeGreaterThan(280)
  await createDemoRates(door.actAs, new Date('2026-11-13T12:00:00Z'))
  expect(await countBulletins()).toHaveLength(first.length)
  // Friday's comes after half past three; Monday's is one more.
  await createDemoRates(door.actAs, new Date('2026-11-16T13:00:00Z'))
  expect(await countBulletins()).toHaveLength(first.length + 2)
})

test('the stored rates of a day are those that its quotes were made with', async () => {
  for (const day of ['2026-11-15', '2026-10-29', '2025-12-31'])
    expect(await door.actAs(system, (tx) => currentRates(tx.db, day))).toEqual(
      inventedRatesAt(new Date(`${day}T20:00:00Z`)),
    )
})

test('no bulletin on weekends and holidays, none before it is published', () => {
  const days = inventedBulletinDays(new Date('2026-10-23T00:00:00Z'), new Date('2026-11-02T12:29:59Z'))
  expect(days).toEqual(['2026-10-23', '2026-10-26', '2026-10-27', '2026-10-28', '2026-10-30'])
})

test('from one business day to the next no rate jumps', () => {
  const days = inventedBulletinDays(new Date('2025-09-01'), new Date('2027-09-01'))
  const rates = days.map((day) => inventedRatesAt(new Date(`${day}T20:00:00Z`)).try_per)
  for (const currency of ['EUR', 'USD', 'GBP'] as const)
    for (const [index, { [currency]: rate }] of rates.entries()) {
      expect(Rate.parse(rate)).toBe(rate)
      const before = Number(rates[index - 1]?.[currency] ?? rate)
      expect(Math.abs(Number(rate) / before - 1)).toBeLessThan(0.02)
    }
})
