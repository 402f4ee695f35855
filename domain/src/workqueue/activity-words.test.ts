import { expect, test } from 'vitest'
import { activityLink, activityTitle, auditedTables } from '#workqueue/activity-words.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'

test('every kind of activity has words', () => {
  expect(activityTitle('request', 'created')).toBe('Yeni talep')
  expect(activityTitle('quote', 'a_later_kind')).toBe('a_later_kind')
  for (const table of auditedTables)
    for (const action of ['insert', 'update', 'delete']) expect(activityTitle(table, action)).not.toBe(action)
})

test('leads to the page of what it happened to, where there is one', () => {
  expect(activityLink('quote', 'sent', id)).toBe(`/staff/quotes/${id}`)
  expect(activityLink('shipments', 'insert', id)).toBe(`/staff/shipments/${id}`)
  expect(activityLink('profiles', 'update', id)).toBe(`/staff/customer-management/${id}`)
  expect(activityLink('profiles', 'delete', id)).toBeNull()
  expect(activityLink('users', 'insert', id)).toBeNull()
})
