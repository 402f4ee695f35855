/** A table of freight indices as spreadsheets save it: read as it is meant, or the row that cannot be is named. */
import { expect, test } from 'vitest'
import { indexCsvHead, readIndexCsv } from '#benchmark/freight-index-csv.ts'

const right = {
  name: 'Uzak Doğu endeksi',
  origin: 'Şanghay',
  destination: 'İstanbul',
  unit: 'dry_40',
  month: '2026-10',
  usd: '2450.50',
  source: 'Haftalık bülten',
  published_on: '2026-11-05',
}

test('numbers, months, days and arrows are read as they are written here and elsewhere', () => {
  const rows = readIndexCsv(
    [
      `\ufeff${indexCsvHead}`,
      'Uzak Doğu endeksi;Şanghay → İstanbul;40;2026-10;2.450,50;Haftalık bülten;05.11.2026',
      "Uzak Doğu endeksi;Şanghay -> İstanbul;40';10.2026;2450.50 USD;Haftalık bülten;2026-11-05",
      '"Uzak Doğu endeksi";"Şanghay – İstanbul";"40 HC";"10/2026";"$2450,50";"Haftalık bülten";"5/11/2026"',
    ].join('\r\n'),
  )
  expect(rows.map(({ row, fault }) => [row, fault])).toEqual([
    [right, ''],
    [right, ''],
    [right, ''],
  ])
})

test.each([
  ['Endeks;Şanghay;40;2026-10;2450;Bülten;05.11.2026', /Hattı/],
  [';Şanghay → İstanbul;40;2026-10;2450;Bülten;05.11.2026', /Endeksin adını/],
  ['Endeks;Şanghay → İstanbul;45;2026-10;2450;Bülten;05.11.2026', /20 ya da 40/],
  ['Endeks;Şanghay → İstanbul;40;2026-13;2450;Bülten;05.11.2026', /./],
  ['Endeks;Şanghay → İstanbul;40;2026-10;0;Bülten;05.11.2026', /./],
  ['Endeks;Şanghay → İstanbul;40;2026-10;50000,01;Bülten;05.11.2026', /olağandan çok büyük/],
  ['Endeks;Şanghay → İstanbul;40;2026-10;2450;;05.11.2026', /Kaynağı/],
  ['Endeks;Şanghay → İstanbul;40;2026-10;2450;Bülten;31.11.2026', /./],
])('%s is refused, and its line named', (text, fault) => {
  const [first, second] = readIndexCsv(`${indexCsvHead}\n${text}\n`)
  expect(first).toMatchObject({ line: 2, row: null, fault: expect.stringMatching(fault) })
  expect(second).toBeUndefined()
})
