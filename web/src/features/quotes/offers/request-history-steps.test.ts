import type { OfferStep } from '@kervan/domain/quotes/offer-step.ts'
import type { RequestDetail } from '@kervan/domain/requests/request.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { expect, test } from 'vitest'
import { historySteps, type Reader } from '#features/quotes/offers/request-history-steps.ts'

const request = {
  status: 'pending',
  created_at: '2026-11-15T08:00:00.000Z',
  quote_due_at: '2026-11-16T08:00:00.000Z',
  quote_amount: null,
  quote_valid_until: null,
} as RequestDetail
const offer: OfferStep = {
  id: 'a',
  label: 'KRV-2026-000001',
  amount: '4200.00',
  currency: 'EUR',
  sent_at: '2026-11-15T10:00:00.000Z',
  answer: null,
  answered_at: null,
  reason: null,
  note: '',
}
const answered = { ...offer, answered_at: '2026-11-15T11:00:00.000Z' }
const revised: OfferStep = { ...answered, answer: 'revise', note: 'Daha erken varış' }
const now = Date.parse('2026-11-15T09:00:00.000Z')

const told = (changed: Partial<RequestDetail>, offers: OfferStep[] = [], reader?: Reader) =>
  historySteps({ ...request, ...changed }, offers, now, reader)
const labels = (...of: Parameters<typeof told>) =>
  told(...of).map(({ label, state }) => `${label} (${state})`)

test('the history of a request, from creation to the answer', () => {
  expect(labels({})).toEqual([
    'Talep oluşturuldu (done)',
    'Teklif hazırlanıyor (current)',
    'Onayınız (ahead)',
  ])
  expect(labels({ status: 'quoted' }, [offer]).at(-1)).toBe('Yanıtınız bekleniyor (current)')
  expect(labels({ status: 'approved' }, [{ ...answered, answer: 'approve' }]).at(-1)).toBe(
    'Teklif onaylandı (done)',
  )
  const refused = told({ status: 'rejected' }, [{ ...answered, answer: 'reject', reason: 'price' }])
  expect(refused.at(-1)).toMatchObject({ label: 'Teklif reddedildi', state: 'done' })
  expect(refused.at(-1)?.details).toContain('Fiyat yüksek')
})

test('after a revision the first offer, the wish and the note stay, also once the new offer is there', () => {
  expect(labels({}, [revised])).toEqual([
    'Talep oluşturuldu (done)',
    'Teklif alındı (done)',
    'Revize istendi (done)',
    'Yeni teklif hazırlanıyor (current)',
    'Onayınız (ahead)',
  ])
  const newer: OfferStep = { ...offer, id: 'b', label: 'KRV-2026-000001 Rev. 2', amount: '3900.00' }
  const steps = told({ status: 'quoted' }, [revised, newer])
  expect(steps.map(({ label }) => label)).toEqual([
    'Talep oluşturuldu',
    'Teklif alındı',
    'Revize istendi',
    'Teklif alındı',
    'Yanıtınız bekleniyor',
  ])
  expect(steps[2]?.note).toBe('Daha erken varış')
  expect(steps[1]?.details).toContain(`KRV-2026-000001 · ${formatMoney('4200.00', 'EUR')}`)
  expect(steps[3]?.details).toContain(`KRV-2026-000001 Rev. 2 · ${formatMoney('3900.00', 'EUR')}`)
  expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length)
})

test('the office reads the same in its words', () => {
  expect(labels({}, [revised], 'staff')).toEqual([
    'Talep oluşturuldu (done)',
    'Teklif gönderildi (done)',
    'Müşteri revize istedi (done)',
    'Yeni teklif hazırlanıyor (current)',
    'Müşterinin onayı (ahead)',
  ])
})
