import { expect, test } from 'vitest'
import { visitSource } from '#analytics/visit-source.ts'

const here = 'kervan.example'

test.each([
  [{}, '', ''],
  [{ referrer: 'https://www.arama.example/?q=gizli' }, 'arama.example', ''],
  [{ referrer: 'https://kervan.example/auth' }, '', ''],
  [{ referrer: 'javascript:alert(1)' }, '', ''],
  [
    { utm_source: 'Bülten', utm_campaign: 'Bahar <b>2026</b>', referrer: 'https://posta.example/' },
    'bülten',
    'bahar b2026b',
  ],
])('%j comes from «%s», campaign «%s»', (arrival, source, campaign) => {
  expect(visitSource(arrival, here)).toEqual({ source, campaign })
})

test('whatever is written, a source stays short', () => {
  const long = 'x'.repeat(10_000)
  const { source, campaign } = visitSource({ utm_campaign: long, referrer: `https://${long}.example/` }, here)
  expect([source.length, campaign.length]).toEqual([60, 60])
})

test('a letter of two halves is not cut in two, which no database could store', () => {
  const name = `${'x'.repeat(59)}𐐨`
  const { source, campaign } = visitSource({ utm_campaign: name, referrer: `https://${name}.example/` }, here)
  expect([source, campaign]).toEqual(['x'.repeat(59), 'x'.repeat(59)])
  expect(visitSource({ utm_source: name }, here).source).toBe('x'.repeat(59))
})
