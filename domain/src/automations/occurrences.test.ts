/** Which news sets rules off, and which only looks like it. */
import { expect, test } from 'vitest'
import { occurrencesOf } from '#automations/occurrences.ts'

const id = '01890a5d-ac96-774b-bcce-000000000001'
const quote = { quote_id: id, quote_no: 'Q-2026-000001', request_id: null, customer_id: id }
const work = { work_item_id: id, kind: 'question', title: 'Soru', added: false }

test('a status is news once, and no news where something else has changed', () => {
  const changed = (data: object) => occurrencesOf({ name: 'quote.changed', data: { ...quote, ...data } })
  expect(changed({ status: 'sent' })).toEqual([{ trigger: 'quote.sent', subject_id: id, key: id }])
  expect(changed({ status: 'sent', status_stays: true })).toEqual([])
  expect(changed({ status: 'draft' })).toEqual([])
})

test('work is done once; a note on it is nothing new', () => {
  const changed = (data: object) => occurrencesOf({ name: 'work_item.changed', data: { ...work, ...data } })
  expect(changed({ status: 'done' })).toEqual([{ trigger: 'work_item.done', subject_id: id, key: id }])
  expect(changed({ status: 'done', status_stays: true })).toEqual([])
  expect(changed({ status: 'open', added: true })).toMatchObject([{ trigger: 'work_item.added' }])
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

test('other news sets nothing off', () => {
  expect(occurrencesOf({ name: 'rates.changed', data: {} })).toEqual([])
})
