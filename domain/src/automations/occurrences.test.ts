/** Which news sets rules off, and which only looks like it. */
import { expect, test } from 'vitest'
import { occurrencesOf } from '#automations/occurrences.ts'
import { settingAreas } from '#company/setting-areas.ts'

const id = '01890a5d-ac96-774b-bcce-000000000001'
const quote = { quote_id: id, quote_no: 'Q-2026-000001', request_id: null, customer_id: id }
const work = { work_item_id: id, kind: 'question', title: 'Soru', added: false }

test('a status is news once, and no news where something else has changed', () => {
  const changed = (data: object) => occurrencesOf({ name: 'quote.changed', data: { ...quote, ...data } })
  expect(changed({ status: 'sent' })).toEqual([{ trigger: 'quote.sent', subject_id: id, key: id }])
  expect(changed({ status: 'sent', status_stays: true })).toEqual([])
  expect(changed({ status: 'draft' })).toMatchObject([{ trigger: 'quote.drafted' }])
})

test('work is done once; what else becomes of it is a change', () => {
  const changed = (data: object) => occurrencesOf({ name: 'work_item.changed', data: { ...work, ...data } })
  expect(changed({ status: 'done' })).toEqual([{ trigger: 'work_item.done', subject_id: id, key: id }])
  expect(changed({ status: 'done', status_stays: true })).toMatchObject([{ trigger: 'work_item.changed' }])
  expect(changed({ status: 'open' })).toMatchObject([{ trigger: 'work_item.changed' }])
  expect(changed({ status: 'open', added: true })).toEqual([
    { trigger: 'work_item.added', subject_id: id, key: id },
  ])
})

test('an appointment is given once, and moved or cancelled each time', () => {
  const changed = (change: string) =>
    occurrencesOf({
      name: 'customer.appointment_changed',
      data: {
        appointment_id: '01890a5d-ac96-774b-bcce-000000000002',
        customer_id: id,
        change,
        title: 'Görüşme',
        note: '',
        starts_at: '2026-03-05T09:00:00.000Z',
        staff_id: id,
      },
    })
  expect(changed('planned')).toMatchObject([{ trigger: 'customer.appointment', key: expect.any(String) }])
  expect(changed('changed')).toEqual([{ trigger: 'customer.appointment_moved', subject_id: id, key: null }])
  expect(changed('cancelled')).toMatchObject([{ trigger: 'customer.appointment_cancelled', key: null }])
})

test('all that has changed of a shipment is news, and not only the most important of it', () => {
  const changed = (data: object) =>
    occurrencesOf({
      name: 'shipment.changed',
      data: { shipment_id: id, shipment_number: 'GND-1', customer_id: id, status: 'in_transit', ...data },
    }).map(({ trigger }) => trigger)
  expect(changed({ change: 'note' })).toEqual([])
  expect(changed({ change: 'note', tracked: true })).toEqual(['shipment.tracked'])
  expect(changed({ change: 'note', operations_noted: true })).toEqual(['shipment.note'])
  expect(changed({ change: 'note', former_operator: null })).toEqual(['shipment.operator'])
  expect(changed({ change: 'note', former_operator: null, operations_noted: true })).toEqual([
    'shipment.operator',
    'shipment.note',
  ])
  expect(changed({ change: 'delay', delay_began: true })).toEqual(['shipment.delayed'])
  expect(changed({ change: 'delay', delay_changed: true })).toEqual(['shipment.delay'])
  expect(changed({ change: 'status', location_moved: true, customs_changed: true, tracked: true })).toEqual([
    'shipment.status',
    'shipment.location',
    'shipment.customs',
    'shipment.tracked',
  ])
})

test('settings name their area, and a rate its bulletin', () => {
  expect(occurrencesOf({ name: 'pricing.changed', data: {} })).toEqual([
    { trigger: 'setting.changed', subject_id: settingAreas.pricing.id, key: null },
  ])
  expect(occurrencesOf({ name: 'company.setting_changed', data: { area: 'market' } })).toMatchObject([
    { subject_id: settingAreas.market.id },
  ])
  const rates = { source: 'manual', date: '2026-03-05' }
  expect(occurrencesOf({ name: 'rates.changed', data: { ...rates, bulletin_id: id } })).toEqual([
    { trigger: 'rates.changed', subject_id: id, key: id },
  ])
  // As it was told before bulletins were named.
  expect(occurrencesOf({ name: 'rates.changed', data: rates })).toEqual([])
})

test('the first message of a conversation is its beginning too', () => {
  const written = (data: object) =>
    occurrencesOf({
      name: 'chat.message_written',
      data: {
        conversation_id: id,
        customer_id: null,
        message_id: quote.quote_id,
        position: 1,
        sender_id: null,
        ...data,
      },
    }).map(({ trigger }) => trigger)
  expect(written({ sender_type: 'guest', begins: true })).toEqual([
    'conversation.began',
    'conversation.message',
  ])
  expect(written({ sender_type: 'staff', begins: true })).toEqual([
    'conversation.began',
    'conversation.answered',
  ])
  expect(written({ sender_type: 'guest' })).toEqual(['conversation.message'])
})

test('a webhook is news where nobody has taken it', () => {
  const changed = (status?: string) =>
    occurrencesOf({ name: 'automation.delivery_changed', data: { delivery_id: id, status } })
  expect(changed('dead')).toMatchObject([{ trigger: 'delivery.failed', subject_id: id }])
  expect(changed('waiting')).toEqual([])
  expect(changed()).toEqual([])
})

test('other news sets nothing off', () => {
  expect(occurrencesOf({ name: 'chat.seen', data: {} })).toEqual([])
})
