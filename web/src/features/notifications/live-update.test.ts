import { requestNotices } from '@kervan/domain/requests/requests.copy.ts'
import { expect, test } from 'vitest'
import { ownActionBehind, parseUpdate, toUpdateNotice } from '#features/notifications/live-update.ts'

const offer = {
  notification_id: '01890a5d-ac96-774b-bcce-b302099a8057',
  kind: 'offer',
  title: 'Teklif Hazır',
  message: 'TLP-2026-000123 numaralı talebiniz için teklifimiz hazır.',
  link: '/dashboard?view=requests&request=1',
  quote_amount: '2450.00',
  quote_currency: 'USD',
}

function noticeFor(data: object) {
  const update = parseUpdate(data)
  if (!update) throw new Error('not an update')
  return toUpdateNotice(update, () => undefined)
}

test('an offer shows its price in its own currency and stays longest', () => {
  expect(noticeFor(offer)).toMatchObject({
    title: 'Teklif Hazır',
    description: `2.450,00\u00a0$ · ${offer.message}`,
    kind: 'longest',
  })
})

test('an analysis stays five seconds, everything else four', () => {
  const unpriced = { ...offer, quote_amount: null, quote_currency: null }
  expect(noticeFor({ ...unpriced, kind: 'analysis', title: 'AI Analizi' })).toMatchObject({
    title: 'AI Analizi',
    kind: 'long',
  })
  expect(noticeFor({ ...unpriced, kind: 'shipment' })).toMatchObject({ kind: 'normal' })
  expect(noticeFor({ ...unpriced, kind: 'something_new' })).toMatchObject({ kind: 'normal' })
})

test('an update that links to another site, or is incomplete, is not shown', () => {
  for (const link of ['https://example.com/', '//example.com', '/\\example.com', 'javascript:alert(1)'])
    expect(parseUpdate({ ...offer, link })).toBeNull()
  expect(parseUpdate({ ...offer, title: 7 })).toBeNull()
  expect(parseUpdate(null)).toBeNull()
})

test('the own action behind an update is found by its title; offers and shipments have none', () => {
  expect(ownActionBehind({ kind: 'request', title: requestNotices.revised })).toBe('request.revised')
  expect(ownActionBehind({ kind: 'shipment', title: 'Hazırlanıyor' })).toBeNull()
  expect(ownActionBehind({ kind: 'offer', title: requestNotices.quoted })).toBeNull()
})
