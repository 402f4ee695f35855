import { requestNotices } from '@kervan/domain/requests/requests.copy.ts'
import { arrivalMovedTitle } from '@kervan/domain/shipments/shipments.copy.ts'
import { expect, test } from 'vitest'
import {
  isOpen,
  ownActionBehind,
  parseUpdate,
  toMoveNotice,
  toUpdateNotice,
} from '#features/notifications/live-update.ts'

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

test.each([
  ['location', 'İzmir', 'Süveyş', 'Yeni konum', 'SH-1: İzmir → Süveyş'],
  ['location', '', 'Süveyş', 'Yeni konum', 'SH-1: Süveyş'],
  [
    'eta',
    '2099-03-01T08:00:00.000Z',
    '2099-03-04T08:00:00.000Z',
    'Beklenen varış değişti',
    'SH-1: 1 Mart 2099 → 4 Mart 2099',
  ],
])('a shipment that moved is shown: %s', (change, old_value, new_value, title, description) => {
  const event = { change, shipment_id: 'a', shipment_number: 'SH-1', old_value, new_value }
  expect(toMoveNotice(event, () => undefined)).toMatchObject({ title, description, topic: `${change} a` })
})

test('what is told by a notification, or changes nothing that people read, is no second toast', () => {
  const event = { shipment_id: 'a', shipment_number: 'SH-1', old_value: 'customs', new_value: 'delivered' }
  expect(toMoveNotice({ ...event, change: 'status' }, () => undefined)).toBeNull()
  const hours = { old_value: '2099-03-01T08:00:00.000Z', new_value: '2099-03-01T09:00:00.000Z' }
  expect(toMoveNotice({ ...event, ...hours, change: 'eta' }, () => undefined)).toBeNull()
  expect(toMoveNotice(null, () => undefined)).toBeNull()
})

test('a moved arrival is one toast, whether it is heard of as a move or as a notification', () => {
  const told = {
    ...offer,
    kind: 'shipment',
    title: arrivalMovedTitle,
    link: '/dashboard?view=shipments&shipment=a-1',
  }
  const update = parseUpdate(told)
  expect(update && toUpdateNotice(update, () => undefined).topic).toBe('eta a-1')
})

test('what somebody is looking at is open, on whichever page', () => {
  const request = '/dashboard?view=requests&request=a'
  expect(isOpen(request, '?view=requests&request=a')).toBe(true)
  expect(isOpen(request, '?view=workflow&request=a&edit=1')).toBe(true)
  expect(isOpen(request, '?view=requests&request=b')).toBe(false)
  expect(isOpen(request, '?view=requests')).toBe(false)
  expect(isOpen('/shipment-tracking?shipment=s', '?view=shipments&shipment=s')).toBe(true)
  expect(isOpen('/quote/q', '?quote=q')).toBe(false)
})
