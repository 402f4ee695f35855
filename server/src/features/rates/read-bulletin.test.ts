import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBulletin, UnreadableBulletinError } from '#features/rates/read-bulletin.ts'
import { printBulletin, usualPrices } from '#testing/central-bank.ts'

const printed = { day: '2026-09-18', number: '2026/176' }
const bytes = (text: string) => Buffer.from(text)
const read = (text: string) => readBulletin(bytes(text))

test('its day, its number, our currencies, and the whole text', () => {
  const text = printBulletin(printed)
  expect(read(text)).toEqual({
    raw: text,
    date: '2026-09-18',
    bulletin_no: '2026/176',
    rates: [
      { currency: 'EUR', buying: '55.7981', selling: '55.8986' },
      { currency: 'USD', buying: '48.6116', selling: '48.6992' },
      { currency: 'GBP', buying: '65.0102', selling: '65.3491' },
    ],
  })
})

test('what is printed for a hundred units is divided exactly, with a comma as with a point', () => {
  const currencies = { GBP: { unit: '100', buying: '30.7666', selling: '30,9701' } }
  expect(read(printBulletin({ ...printed, currencies })).rates).toEqual([
    { currency: 'GBP', buying: '0.307666', selling: '0.309701' },
  ])
})

test('an empty element is no rate', () => {
  const currencies = { EUR: { buying: '', selling: '' }, USD: { buying: '48.6116' }, GBP: {} }
  expect(read(printBulletin({ ...printed, currencies })).rates).toEqual([
    { currency: 'USD', buying: '48.6116', selling: null },
  ])
})

test('the older Turkish character set is read too, whatever the head says', () => {
  const text = printBulletin(printed).replaceAll('İNGİLİZ &amp; ŞÖYLE', 'X')
  const old = Buffer.from(text.replaceAll('X', '\xddNG\xddL\xddZ \xde\xd6YLE'), 'latin1')
  expect(readBulletin(old).raw).toContain('İNGİLİZ ŞÖYLE')
  expect(readBulletin(old).rates).toHaveLength(3)
})

const bomb = `<!DOCTYPE bomb [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(10)}"><!ENTITY c "${'&b;'.repeat(10)}">]>`
const file = '<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd">]>'

test.each<[string, string | Buffer]>([
  ['nothing', ''],
  ['no XML', 'kurlar'],
  ['JSON', '{"EUR": 55.7981}'],
  ['a page', '<!DOCTYPE html><html><head><title>Bakım</title></head><body><p>Bakım</p></body></html>'],
  ['a page that is XML', '<html><body><p>Bakım</p></body></html>'],
  ['another document', '<Kurlar><EUR>55.7981</EUR></Kurlar>'],
  ['no currency', '<Tarih_Date Tarih="18.09.2026" Date="09/18/2026" Bulten_No="2026/176"></Tarih_Date>'],
  ['none of ours', printBulletin({ ...printed, currencies: { JPY: usualPrices.JPY ?? {} } })],
  ['dates that disagree', printBulletin({ ...printed, date: '09/17/2026' })],
  ['dates in one order', printBulletin({ ...printed, date: '18/09/2026' })],
  ['a day that does not exist', printBulletin({ ...printed, day: '2026-02-30' })],
  ['no number', printBulletin({ ...printed, number: '' })],
  ['a rate of nothing', printBulletin({ ...printed, currencies: { EUR: { buying: '0.0000' } } })],
  ['a negative rate', printBulletin({ ...printed, currencies: { EUR: { buying: '-55.7981' } } })],
  ['a rate in words', printBulletin({ ...printed, currencies: { EUR: { buying: 'elli beş' } } })],
  ['a rate in thousands', printBulletin({ ...printed, currencies: { EUR: { buying: '1.055,7981' } } })],
  ['an odd unit', printBulletin({ ...printed, currencies: { EUR: { unit: '3', buying: '55.7981' } } })],
  ['a currency twice', printBulletin(printed).replace('CurrencyCode="JPY"', 'CurrencyCode="EUR"')],
  ['an entity bomb', printBulletin({ ...printed, head: bomb }).replace('48.6116', '&c;')],
  ['an entity from a file', printBulletin({ ...printed, head: file }).replace('48.6116', '&file;')],
  ['half of it', printBulletin(printed).slice(0, 700)],
  ['something after it', `${printBulletin(printed)}<p/>kurlar`],
  ['a NUL', printBulletin(printed).replace('48.6116', '48.6116\0')],
  ['UTF-16', Buffer.from(`\ufeff${printBulletin(printed)}`, 'utf16le')],
  ['a zip', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0x81, 0x8d, 0xff])],
  ['a thousand levels', '<Tarih_Date>'.repeat(1000)],
])('%s is refused with a sentence', (_, given) => {
  const reading = () => readBulletin(typeof given === 'string' ? bytes(given) : given)
  expect(reading).toThrow(UnreadableBulletinError)
  expect(reading).toThrow(/^The central bank’s bulletin cannot be used: .{5,150}\.$/s)
})

test('whatever is changed in it, it is read or refused, and never half', () => {
  const text = printBulletin(printed)
  fc.assert(
    fc.property(
      fc.nat(text.length - 1),
      fc.nat(40),
      fc.string({ unit: fc.constantFrom(...'<>/"=&;!0159.,-\0ÿ '), maxLength: 8 }),
      (from, length, put) => {
        const changed = text.slice(0, from) + put + text.slice(from + length)
        try {
          const { date, rates } = read(changed)
          expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
          for (const { buying } of rates) expect(buying).toMatch(/^\d+\.\d{4,6}$/)
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableBulletinError)
        }
      },
    ),
    { numRuns: 500 },
  )
})
