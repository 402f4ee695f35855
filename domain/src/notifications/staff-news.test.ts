import { expect, test } from 'vitest'
import { staffNews } from '#notifications/staff-news.ts'
import { officeUpdateNames } from '#workqueue/office-updates.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const request = (change: string) => ({
  name: 'request.changed',
  data: {
    request_id: id,
    number: 'TLP-2026-000123',
    title: 'Mersin – Hamburg',
    change,
    status: 'pending',
    customer_id: id,
    customer_name: 'Örnek Tekstil',
    quote_amount: null,
    quote_currency: null,
  },
})
const work = (kind: string) => ({
  name: 'work_item.changed',
  data: { work_item_id: id, kind, title: 'İş', status: 'open', added: true },
})
const events: Record<string, { name: string; data: unknown }> = {
  'request.changed': request('created'),
  'work_item.changed': work('operations'),
  'work_item.due_soon': {
    name: 'work_item.due_soon',
    data: { work_item_id: id, title: 'İş', due_at: '2026-01-05T09:00:00.000Z' },
  },
  'work_item.for_you': {
    name: 'work_item.for_you',
    data: {
      person_id: id,
      work_item_id: id,
      title: 'İş',
      reason: 'mentioned',
      by_name: 'Ece Yaman',
      text: 'Bakar mısınız?',
    },
  },
  'customer.for_you': {
    name: 'customer.for_you',
    data: {
      person_id: id,
      customer_id: id,
      customer_name: 'Örnek Tekstil',
      reason: 'mentioned',
      by_name: 'Ece Yaman',
      text: 'Bakar mısınız?',
    },
  },
  'chat.for_you': {
    name: 'chat.for_you',
    data: {
      person_id: id,
      conversation_id: id,
      customer_name: 'Defne Işık',
      reason: 'mentioned',
      by_name: 'Ece Yaman',
      text: 'Bakar mısınız?',
    },
  },
  'shipment.changed': {
    name: 'shipment.changed',
    data: {
      shipment_id: id,
      shipment_number: 'KRV-1',
      customer_id: id,
      status: 'pending',
      change: 'created',
    },
  },
  'quote.mail_failed': {
    name: 'quote.mail_failed',
    data: { request_id: id, number: 'TLP-1', title: '', customer_id: id, reason: '', uncertain: false },
  },
  'customer.joined': {
    name: 'customer.joined',
    data: {
      customer_id: id,
      first_name: 'Defne',
      last_name: 'Işık',
      email: 'defne@musteri.example',
      company: 'Örnek Tekstil',
      customer_status: 'lead',
      customer_segment: 'new',
    },
  },
}

test('an update of every kind can be kept, with words and a way to what it is about', () => {
  expect(Object.keys(events).sort()).toEqual([...officeUpdateNames].sort())
  for (const event of Object.values(events))
    expect(staffNews(event), event.name).toMatchObject({
      title: expect.stringMatching(/./),
      link: expect.stringMatching(/^\/staff/),
    })
})

test.each([
  ['created', 'request'],
  ['edited', 'request'],
  ['approved', 'quote'],
  ['rejected', 'quote'],
  ['revised', 'quote'],
])('a request that was %s is news of the type %s', (change, type) =>
  expect(staffNews(request(change))?.type).toBe(type),
)

test.each([
  ['demo_request', 'request'],
  ['question', 'quote'],
  ['expiring_quote', 'quote'],
  ['mail_failed', 'quote'],
  ['operations', 'system'],
  ['customs_hold', 'system'],
])('work of the kind %s is news of the type %s', (kind, type) =>
  expect(staffNews(work(kind))?.type).toBe(type),
)

test('what a colleague did, what accompanies other news and what comes by itself is not kept', () => {
  expect(staffNews(request('quoted'))).toBeNull()
  expect(staffNews(work('new_request'))).toBeNull()
  expect(staffNews(work('free_time'))).toBeNull()
  expect(staffNews({ name: 'rates.changed', data: {} })).toBeNull()
})
