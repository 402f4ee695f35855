import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { expect, test } from 'vitest'
import { historySteps } from '#features/requests/request-history.ts'

const request = {
  status: 'pending',
  quoted_at: null,
  customer_response_at: null,
  created_at: '2026-11-15T08:00:00.000Z',
  quote_due_at: '2026-11-16T08:00:00.000Z',
} as RequestDetail
const now = Date.parse('2026-11-15T09:00:00.000Z')

test('the history of a request, from creation to the answer', () => {
  const steps = (changed: Partial<RequestDetail>) =>
    historySteps({ ...request, ...changed }, now).map(({ label, state }) => `${label} (${state})`)
  const quoted_at = '2026-11-15T10:00:00.000Z'
  const customer_response_at = '2026-11-15T11:00:00.000Z'
  expect(steps({})).toEqual(['Talep oluşturuldu (done)', 'Teklif hazırlanıyor (current)', 'Onayınız (ahead)'])
  expect(steps({ status: 'quoted', quoted_at }).at(-1)).toBe('Yanıtınız bekleniyor (current)')
  expect(steps({ quoted_at, customer_response_at })).toEqual([
    'Talep oluşturuldu (done)',
    'Teklif alındı (done)',
    'Revize istendi (done)',
    'Yeni teklif hazırlanıyor (current)',
    'Onayınız (ahead)',
  ])
  expect(steps({ status: 'rejected', quoted_at, customer_response_at }).at(-1)).toBe(
    'Teklif reddedildi (done)',
  )
})
