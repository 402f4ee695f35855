import { expect, test } from 'vitest'
import { officeUpdate } from '#workqueue/office-update.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const request = {
  request_id: id,
  number: 'TLP-2026-000123',
  title: 'Mersin – Hamburg',
  change: 'approved',
  status: 'approved',
  customer_id: id,
  customer_name: 'Örnek Tekstil',
  quote_amount: '1250.00',
  quote_currency: 'EUR',
}
const work = { work_item_id: id, kind: 'demo_request', title: 'Demo talebi', status: 'open', added: true }
const shipment = { shipment_id: id, shipment_number: 'KRV-1', customer_id: id, status: 'pending' }

test('an update says what happened to whom and links to it', () => {
  const update = officeUpdate({ name: 'request.changed', data: request })
  expect(update).toMatchObject({
    title: 'Teklif onaylandı: Örnek Tekstil',
    to: `/staff/requests?request=${id}`,
  })
  expect(update?.description).toMatch(/^TLP-2026-000123 · Mersin – Hamburg · 1\.250,00\s€$/)
  expect(officeUpdate({ name: 'work_item.changed', data: work })?.to).toBe(`/staff/work-queue?item=${id}`)
  expect(officeUpdate({ name: 'shipment.changed', data: { ...shipment, change: 'created' } })?.title).toBe(
    'Yeni gönderi',
  )
})

test('of what comes in for one’s work it is said that it has grown', () => {
  const grown = {
    person_id: id,
    work_item_id: id,
    title: 'E-posta: Navlun',
    reason: 'grown',
    by_name: '',
    text: '',
  }
  expect(officeUpdate({ name: 'work_item.for_you', data: grown })).toMatchObject({
    title: 'Üstlendiğiniz işte yenilik var',
    description: 'E-posta: Navlun',
    to: `/staff/work-queue/details/${id}`,
  })
})

test('a low rating is an update for the office, a good one is not', () => {
  const rated = (stars: number) =>
    officeUpdate({ name: 'shipment.changed', data: { ...shipment, change: 'feedback', stars } })
  expect(rated(2)).toMatchObject({ title: 'Düşük puan: 2 yıldız', to: `/staff/shipments/${id}` })
  expect(rated(3)).toBeNull()
})

test('only changes by an order can be one’s own action; a customer’s answer never is', () => {
  const ownActionOf = (change: string) =>
    officeUpdate({ name: 'request.changed', data: { ...request, change } })?.ownActions
  for (const change of ['created', 'quoted'])
    expect(ownActionOf(change)).toEqual([`order ${id} Mersin – Hamburg`, 'order new Mersin – Hamburg'])
  for (const change of ['edited', 'approved', 'rejected', 'revised'])
    expect(ownActionOf(change)).toBeUndefined()
})

test('a failed mail to a customer is shown with the reason of the mail service', () => {
  const { request_id, number, title, customer_id } = request
  const failed = { request_id, number, title, customer_id, reason: 'No such mailbox' }
  expect(officeUpdate({ name: 'quote.mail_failed', data: failed })).toMatchObject({
    title: 'E-posta gönderilemedi',
    description: 'Email gönderilirken bir hata oluştu. TLP-2026-000123 · Mersin – Hamburg · No such mailbox',
    to: `/staff/requests?request=${id}`,
  })
  // A shipment without a request links to its customer.
  const withoutRequest = { ...failed, request_id: null, number: 'SH-2026-000007' }
  expect(officeUpdate({ name: 'quote.mail_failed', data: withoutRequest })).toMatchObject({
    description: expect.stringContaining('SH-2026-000007'),
    to: `/staff/customer-management/${customer_id}`,
  })
})

test('events that only refresh the screen are not updates', () => {
  const revision = { ...work, kind: 'revision' }
  expect(officeUpdate({ name: 'work_item.changed', data: revision })).toBeNull()
  expect(officeUpdate({ name: 'work_item.changed', data: { ...work, added: false } })).toBeNull()
  expect(officeUpdate({ name: 'shipment.changed', data: { ...shipment, change: 'eta' } })).toBeNull()
  expect(officeUpdate({ name: 'request.changed', data: { number: 7 } })).toBeNull()
  expect(officeUpdate({ name: 'auth.sessions_changed', data: { user_id: id } })).toBeNull()
})
