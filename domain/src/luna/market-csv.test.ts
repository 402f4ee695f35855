/** Tables of market figures: names and numbers the Turkish way or as codes, and what is wrong with a row. */
import { expect, test } from 'vitest'
import { csvHead, readMarketCsv } from '#luna/market-csv.ts'

const read = (...lines: string[]) => readMarketCsv(lines.join('\n'))

test('rows are read with names or codes, days and numbers in both ways of writing', () => {
  const rows = read(
    csvHead,
    'Yakıt fiyatı;Rotterdam;18.11.2026;1.012,50;;;Bülten',
    'freight;Çin;2026-11-16;1180.5;;;Endeks',
    'yoğunluk yok;x;x;x;;;',
    'congestion;CNSHA;16.11.2026;%95;48;72;Liman bülteni',
  )
  expect(rows.map(({ figure }) => figure && [figure.kind, figure.subject, figure.day, figure.value])).toEqual(
    [
      ['fuel', 'NLRTM', '2026-11-18', '1012.50'],
      ['freight', 'china', '2026-11-16', '1180.5'],
      null,
      ['congestion', 'CNSHA', '2026-11-16', '95'],
    ],
  )
  expect(rows[3]?.figure).toMatchObject({ wait_low_hours: 48, wait_high_hours: 72 })
})

test('each wrong row says why, with its line', () => {
  const faults = read(
    'fuel;Atlantis;18.11.2026;600;;;Bülten',
    'fuel;NLRTM;31.02.2026;600;;;Bülten',
    'congestion;CNSHA;18.11.2026;150;;;Bülten',
    'fuel;NLRTM;18.11.2026;600;;;',
  ).map(({ line, fault }) => [line, fault])
  expect(faults).toEqual([
    [1, 'Böyle bir yer ya da bölge bilinmiyor.'],
    [2, 'Geçerli bir tarih girin.'],
    [3, 'Bu değer olağandan çok büyük.'],
    [4, 'Değeri nereden aldığınızı yazın.'],
  ])
})
