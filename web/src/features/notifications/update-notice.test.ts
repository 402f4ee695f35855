import { requestNotices } from '@kervan/domain/requests/requests.copy.ts'
import { expect, test } from 'vitest'
import { actBehind, noticeOf, readUpdate } from '#features/notifications/update-notice.ts'

const offer = {
  notification_id: '01890a5d-ac96-774b-bcce-b302099a8057',
  kind: 'offer',
  title: 'Teklif Hazır',
  message: 'TLP-2026-000123 numaralı talebiniz için teklifimiz hazır.',
  link: '/dashboard?view=requests&request=1',
  quote_amount: '2450.00',
  quote_currency: 'USD',
}

function noticed(data: object) {
  const update = readUpdate(data)
  if (!update) throw new Error('not an update')
  return noticeOf(update, () => undefined)
}

test('an offer names its price in its own currency and stays longest', () => {
  expect(noticed(offer)).toMatchObject({
    title: 'Teklif Hazır',
    description: `2.450,00\u00a0$ · ${offer.message}`,
    kind: 'longest',
  })
})

test('an analysis stays five seconds, everything else four', () => {
  const unpriced = { ...offer, quote_amount: null, quote_currency: null }
  expect(noticed({ ...unpriced, kind: 'analysis', title: 'AI Analizi' })).toMatchObject({
    title: 'AI Analizi',
    kind: 'long',
  })
  expect(noticed({ ...unpriced, kind: 'shipment' })).toMatchObject({ kind: 'normal' })
  expect(noticed({ ...unpriced, kind: 'something_new' })).toMatchObject({ kind: 'normal' })
})

test('what leads out of the site, or is not whole, is not shown', () => {
  for (const link of ['https://example.com/', '//example.com', '/\\example.com', 'javascript:alert(1)'])
    expect(readUpdate({ ...offer, link })).toBeNull()
  expect(readUpdate({ ...offer, title: 7 })).toBeNull()
  expect(readUpdate(null)).toBeNull()
})

test('news of an own act is known by its words; offers and shipments never are one', () => {
  expect(actBehind({ kind: 'request', title: requestNotices.revised })).toBe('request.revised')
  expect(actBehind({ kind: 'shipment', title: 'Hazırlanıyor' })).toBeNull()
  expect(actBehind({ kind: 'offer', title: requestNotices.quoted })).toBeNull()
})
