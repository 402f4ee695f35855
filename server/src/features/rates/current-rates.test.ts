/** Which rates hold on a day. */
import type { RatedCurrency } from '@kervan/domain/rates/rate-source.ts'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { currentRates, ratesOn } from '#features/rates/rates.queries.ts'
import { seedRates } from '#features/rates/seed-rates.ts'
import { type NewBulletin, storeBulletins } from '#features/rates/store-bulletins.ts'
import { system } from '#spine/database/act-as.ts'
import { freshDoor } from '#testing/test-database.ts'

let door: Awaited<ReturnType<typeof freshDoor>>
beforeEach(async () => {
  const opened = await freshDoor()
  door = opened
  onTestFinished(() => opened.close())
  await seedRates(door.actAs)
})

type Prices = Partial<Record<RatedCurrency, string>>
const usual: Prices = { EUR: '56.0000', USD: '49.0000', GBP: '65.0000' }
const ratesOf = (prices: Prices) =>
  Object.entries(prices).map(([currency, buying]) => ({
    currency: currency as RatedCurrency,
    buying,
    selling: null,
  }))

const store = (...bulletins: NewBulletin[]) => door.actAs(system, (tx) => storeBulletins(tx, bulletins))
const ofBank = (date: string, prices: Prices = usual): NewBulletin => ({
  source: 'tcmb',
  date,
  bulletin_no: `2026/${Number(date.slice(5).replace('-', ''))}`,
  raw: '<Tarih_Date/>',
  rates: ratesOf(prices),
})
const enter = (date: string, currency: RatedCurrency, rate: string) =>
  door.actAs(system, (tx) =>
    tx.asSystem(
      `with entry as (insert into rate_bulletins (source, date, entered_by) values ('manual', $1, 'Selin') returning id)
       insert into rates (bulletin_id, currency, buying) select id, $2, $3::numeric from entry`,
      [date, currency, rate],
    ),
  )
const ratesAt = (day: string) => door.actAs(system, (tx) => currentRates(tx.db, day))

test('a fresh database has the shipped ones, on every day and however often it starts', async () => {
  await seedRates(door.actAs)
  const shipped = {
    source: 'shipped',
    date: '2026-09-18',
    bulletin_no: null,
    try_per: { EUR: '55.7981', USD: '48.6116', GBP: '64.6534' },
  }
  expect(await ratesAt('2026-10-01')).toEqual(shipped)
  expect(await ratesAt('2020-01-01')).toEqual(shipped)
  expect(await door.actAs(system, (tx) => tx.asSystem('select from rate_bulletins', []))).toHaveLength(1)
})

test('the newest bulletin up to the day: on a weekend Friday’s, and never one of a later day', async () => {
  await store(ofBank('2026-10-01'), ofBank('2026-10-02', { ...usual, EUR: '56.1000' }), ofBank('2026-10-05'))
  expect(await ratesAt('2026-10-01')).toMatchObject({ date: '2026-10-01', bulletin_no: '2026/1001' })
  expect(await ratesAt('2026-10-04')).toMatchObject({
    source: 'tcmb',
    date: '2026-10-02',
    bulletin_no: '2026/1002',
    try_per: { EUR: '56.1000' },
  })
  expect(await ratesAt('2026-10-05')).toMatchObject({ date: '2026-10-05' })
})

test('the central bank’s come before invented ones, older or not', async () => {
  await store({ source: 'demo', date: '2026-10-06', rates: ratesOf({ ...usual, USD: '50.0000' }) })
  expect(await ratesAt('2026-10-06')).toMatchObject({ source: 'demo', try_per: { USD: '50.0000' } })
  await store(ofBank('2026-10-05'))
  expect(await ratesAt('2026-10-06')).toMatchObject({ source: 'tcmb', date: '2026-10-05' })
  expect(await ratesAt('2026-10-04')).toMatchObject({ source: 'shipped' })
})

test('a currency that a bulletin leaves out has its rate from the one before', async () => {
  await store(ofBank('2026-10-01'), ofBank('2026-10-02', { EUR: '56.2000', USD: '49.2000' }))
  expect(await ratesAt('2026-10-02')).toEqual({
    source: 'tcmb',
    date: '2026-10-02',
    bulletin_no: '2026/1002',
    try_per: { EUR: '56.2000', USD: '49.2000', GBP: '65.0000' },
  })
})

test('one entered by hand overrules its currency until a later day’s bulletin comes', async () => {
  await store(ofBank('2026-10-01'))
  await enter('2026-10-02', 'EUR', '57.5000')
  const byHand = {
    source: 'manual',
    date: '2026-10-02',
    try_per: { EUR: '57.5000', USD: '49.0000', GBP: '65.0000' },
  }
  expect(await ratesAt('2026-10-02')).toEqual({ ...byHand, bulletin_no: '2026/1001' })
  // The same day's bulletin comes later in the day.
  await store(ofBank('2026-10-02', { ...usual, USD: '49.3000' }))
  expect(await ratesAt('2026-10-04')).toEqual({
    ...byHand,
    bulletin_no: '2026/1002',
    try_per: { ...byHand.try_per, USD: '49.3000' },
  })
  await store(ofBank('2026-10-05'))
  expect(await ratesAt('2026-10-05')).toMatchObject({ source: 'tcmb', try_per: { EUR: '56.0000' } })
  // What held on a day goes on holding for that day.
  expect(await ratesAt('2026-10-04')).toMatchObject({ source: 'manual', try_per: { EUR: '57.5000' } })
  expect(await ratesAt('2026-10-01')).toMatchObject({ source: 'tcmb', date: '2026-10-01' })
})

test('of two entries of a day the later one holds', async () => {
  await enter('2026-10-02', 'USD', '47.0000')
  await enter('2026-10-02', 'USD', '50.0000')
  const rates = await door.actAs(system, (tx) => ratesOn(tx.db, '2026-10-02'))
  expect(rates.map(({ currency, source, buying }) => [currency, source, buying])).toEqual([
    ['EUR', 'shipped', '55.7981'],
    ['USD', 'manual', '50.0000'],
    ['GBP', 'shipped', '64.6534'],
  ])
})

test('an entry before the first bulletin holds, wherever the clock stands', async () => {
  await enter('2026-01-05', 'USD', '47.0000')
  expect(await ratesAt('2026-01-05')).toMatchObject({ source: 'manual', try_per: { USD: '47.0000' } })
})

test('a bulletin is stored once, also by twenty at once, and as it first came', async () => {
  const first = ofBank('2026-10-01')
  const stored = await Promise.all(Array.from({ length: 20 }, () => store(first)))
  expect(stored.flat()).toHaveLength(1)
  expect(await store(ofBank('2026-10-01', { EUR: '99.0000' }))).toEqual([])
  expect(await store({ ...ofBank('2026-10-02'), bulletin_no: first.bulletin_no ?? '' })).toEqual([])
  expect(await ratesAt('2026-10-02')).toMatchObject({ date: '2026-10-01', try_per: usual })
})

test('the database refuses what is no rate', async () => {
  for (const buying of ['0.0000', '-1.0000', '55.7', '55.1234567'])
    await expect(store(ofBank('2026-10-01', { EUR: buying })), buying).rejects.toThrow('rates_printed')
})
