import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { expect, test } from 'vitest'
import { stationsOf } from '#features/requests/request-history.ts'

const request = {
  status: 'pending',
  quoted_at: null,
  customer_response_at: null,
  created_at: '2026-11-15T08:00:00.000Z',
  quote_due_at: '2026-11-16T08:00:00.000Z',
} as RequestDetail
const now = Date.parse('2026-11-15T09:00:00.000Z')

test('the way of a request, from asking to the answer', () => {
  const way = (changed: Partial<RequestDetail>) =>
    stationsOf({ ...request, ...changed }, now).map(({ label, state }) => `${label} (${state})`)
  const quoted_at = '2026-11-15T10:00:00.000Z'
  const customer_response_at = '2026-11-15T11:00:00.000Z'
  expect(way({})).toEqual(['Talep oluşturuldu (done)', 'Teklif hazırlanıyor (current)', 'Onayınız (ahead)'])
  expect(way({ status: 'quoted', quoted_at }).at(-1)).toBe('Yanıtınız bekleniyor (current)')
  expect(way({ quoted_at, customer_response_at })).toEqual([
    'Talep oluşturuldu (done)',
    'Teklif alındı (done)',
    'Revize istendi (done)',
    'Yeni teklif hazırlanıyor (current)',
    'Onayınız (ahead)',
  ])
  expect(way({ status: 'rejected', quoted_at, customer_response_at }).at(-1)).toBe('Teklif reddedildi (done)')
})
