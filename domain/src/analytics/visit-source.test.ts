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
