import { expect, test } from 'vitest'
import { readImportedSubscriber } from '#newsletter/imported-subscriber.ts'
import type { ImportKind } from '#newsletter/subscribers.copy.ts'

const now = new Date('2026-11-19T06:00:00Z')
const read = (cells: string[], kind: ImportKind = 'subscribers') =>
  readImportedSubscriber(
    ['a@b.example', ...cells],
    ['email', 'consent_at', 'consent_source', 'note'],
    kind,
    now,
  )

test.each([
  ['hs_web', 'HS_WEB'],
  ['Web sitesi', 'HS_WEB'],
  ['ISLAK İMZA', 'HS_ISLAK_IMZA'],
  ['ıslak imza', 'HS_ISLAK_IMZA'],
  ['Çağrı Merkezi', 'HS_CAGRI_MERKEZI'],
  ['resmi karar', 'HS_KARAR'],
  ['1 Mayıs 2015 öncesi', 'HS_2015'],
  ['IYS_MOBIL', 'IYS'],
  ['İYS', 'IYS'],
  ['İYS üzerinden', 'IYS'],
])('«%s» is the source %s', (typed, consent_source) => {
  expect(read(['05.03.2026', typed, 'Form'])).toMatchObject({ consent_source })
})

test('a consent just after midnight of today is not in the future', () => {
  expect(read(['19.11.2026 0:15', 'HS_WEB', 'Form'])).toMatchObject({
    consent_at: new Date('2026-11-18T21:15:00Z'),
  })
  expect(read(['19.11.2026 9:02', 'HS_WEB', 'Form'])).toEqual({ problem: 'Onay tarihi ileride olamaz.' })
})

test('a refusal needs no more than its address', () => {
  expect(read(['1.3.26', 'Telefonla', ''], 'refusals')).toMatchObject({
    consent_at: null,
    consent_source: null,
  })
  expect(read(['25.12.2027', 'Telefonla', ''], 'refusals')).toMatchObject({ consent_at: now })
})
