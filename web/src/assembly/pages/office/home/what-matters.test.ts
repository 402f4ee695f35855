import { expect, test } from 'vitest'
import { whatMatters } from '#assembly/pages/office/home/what-matters.ts'

const now = new Date('2026-11-17T09:00:00Z')
const first = { title: 'TLP-2026-000123: Mersin – Hamburg', due_at: '2026-11-17T06:00:00.000Z' }
const nothing = { open: 0, overdue: 0, urgent: 0, unassigned: 0, first: undefined, firstUrgent: undefined }

test.each([
  [
    'one that is late',
    { open: 3, overdue: 1, urgent: 1 },
    '1 işin süresi geçti, 3 saat önce: TLP-2026-000123: Mersin – Hamburg',
  ],
  [
    'several that are late',
    { open: 9, overdue: 3, urgent: 4, unassigned: 2 },
    '3 işin süresi geçti, en eskisi 3 saat önce: TLP-2026-000123: Mersin – Hamburg',
  ],
])('%s', (_, known, text) =>
  expect(whatMatters({ ...nothing, ...known, first }, now)).toMatchObject({ text, tone: 'late' }),
)

test('what is urgent comes before what nobody has taken, and both before what has time', () => {
  const soon = { ...first, due_at: '2026-11-17T10:30:00.000Z' }
  const text = (known: object) =>
    whatMatters({ ...nothing, first: soon, firstUrgent: soon, ...known }, now).text
  expect(text({ open: 5, urgent: 2, unassigned: 4 })).toBe(
    '2 acil iş var; ilki bugün 13:30: TLP-2026-000123: Mersin – Hamburg',
  )
  expect(text({ open: 5, unassigned: 4 })).toBe('Acil iş yok; 4 işi henüz kimse üstlenmedi')
  expect(text({ open: 5 })).toBe('Acil iş yok; sıradaki bugün 13:30: TLP-2026-000123: Mersin – Hamburg')
})

test('of what is urgent the first is named, though something that is not is due before it', () => {
  const marked = { title: 'TLP-2026-000124: İzmir – Genova', due_at: '2026-11-18T09:00:00.000Z' }
  const soon = { ...first, due_at: '2026-11-17T14:00:00.000Z' }
  const known = { ...nothing, open: 5, urgent: 1, first: soon }
  expect(whatMatters({ ...known, firstUrgent: marked }, now).text).toBe(
    '1 acil iş var; ilki yarın 12:00: TLP-2026-000124: İzmir – Genova',
  )
  // Until it is known, none is named rather than a wrong one.
  expect(whatMatters(known, now).text).toBe('1 acil iş var')
})

test('what nobody has taken leads to what nobody has taken', () =>
  expect(whatMatters({ ...nothing, open: 5, unassigned: 4 }, now).to).toBe(
    '/staff/work-queue?show=unassigned',
  ))

test('nothing is left', () => expect(whatMatters(nothing, now).text).toBe('Yapılacak iş kalmadı'))

test('the counts may be there before the rows', () => {
  expect(whatMatters({ ...nothing, open: 3, overdue: 3 }, now).text).toBe('3 işin süresi geçti')
})
