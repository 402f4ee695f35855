import { expect, test } from 'vitest'
import { type Candidate, chooseAssignee, fitOf, type Matter } from '#workqueue/choose-assignee.ts'

const person = (id: string, specialties: string[], load = 0, rank = 1): Candidate => ({
  id,
  name: id,
  specialties,
  load,
  rank,
})
const matter = (more: Partial<Matter> = {}): Matter => ({
  shipment_type: 'sea',
  lane: 'export',
  is_urgent: false,
  ...more,
})

test('who knows the way of transport comes before who knows the lane, and that before who knows haste', () => {
  const [ships, exports, haste] = [
    person('ships', ['DENİZ YOLU']),
    person('exports', ['İhracat']),
    person('haste', ['Acil kargo']),
  ]
  const urgent = matter({ is_urgent: true })
  expect(chooseAssignee(urgent, [haste, exports, ships])?.id).toBe('ships')
  expect(chooseAssignee(urgent, [haste, exports])?.id).toBe('exports')
  expect(
    chooseAssignee(matter({ shipment_type: 'land', lane: 'import', is_urgent: true }), [exports, haste])?.id,
  ).toBe('haste')
  expect(fitOf(matter(), person('both', ['Deniz yolu', 'İhracat']))).toBe(6)
})

test('among equals who has the least to do, then the order that an admin has given', () => {
  const people = [person('a', [], 3, 1), person('b', [], 2, 3), person('c', [], 2, 2)]
  expect(chooseAssignee(matter(), people)?.id).toBe('c')
})

test('nobody is here', () => expect(chooseAssignee(matter(), [])).toBeUndefined())

test('many pieces of one kind end within one of each other', () => {
  const people = ['a', 'b', 'c', 'd'].map((id, rank) => person(id, ['Hava yolu'], 0, rank))
  for (let piece = 0; piece < 41; piece += 1) {
    const chosen = chooseAssignee(matter({ shipment_type: 'air' }), people)
    if (chosen) chosen.load += 1
  }
  const loads = people.map(({ load }) => load)
  expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1)
  expect(loads.reduce((sum, load) => sum + load, 0)).toBe(41)
})
