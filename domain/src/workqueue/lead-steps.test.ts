/** What comes next with a lead, and how the list says it. */
import { expect, test } from 'vitest'
import { type LeadFacts, leadAge, leadStep, leadStepWords } from '#workqueue/lead-steps.ts'

const now = new Date('2026-11-18T09:00:00Z')
const quiet: LeadFacts = {
  given_up_at: null,
  given_up_because: '',
  parked_until: null,
  work: null,
  contact_by: '2026-11-25T09:00:00.000Z',
}
const words = (facts: Partial<LeadFacts>) => leadStepWords(leadStep({ ...quiet, ...facts }, now), now)
const work = {
  id: 'a',
  kind: 'appointment',
  title: 'Randevu: Tanışma',
  due_at: '2026-11-19T11:00:00.000Z',
} as const

test('somebody speaks with a lead before it is forgotten', () => {
  expect(words({})).toBe('Görüşün: en geç 25 Kasım')
  expect(words({ contact_by: '2026-11-17T09:00:00.000Z' })).toBe('Görüşün')
})

test('open work comes first, whatever was decided', () => {
  expect(words({ work, parked_until: '2027-01-10T00:00:00.000Z' })).toBe('Randevu: Tanışma, yarın 14:00')
  expect(words({ work: { ...work, kind: 'forgotten_lead' } })).toBe('Karar verin')
})

test('a lead rests until its day, and for good where it was given up', () => {
  const parked_until = '2027-01-09T21:00:00.000Z'
  expect(words({ parked_until })).toBe('Bekliyor: 10 Ocak 2027')
  expect(words({ parked_until: '2026-11-18T08:00:00.000Z' })).toBe('Görüşün: en geç 25 Kasım')
  const given_up = { given_up_at: '2026-11-01T09:00:00.000Z', given_up_because: 'İhracat yapmıyorlar.' }
  expect(words({ ...given_up, parked_until })).toBe('Vazgeçildi: İhracat yapmıyorlar.')
})

test('a lead’s age is in days, then in months', () => {
  expect(leadAge('2026-11-18T01:00:00.000Z', now)).toBe('Bugün')
  expect(leadAge('2026-11-17T20:00:00.000Z', now)).toBe('1 gün')
  expect(leadAge('2026-10-01T09:00:00.000Z', now)).toBe('48 gün')
  expect(leadAge('2026-05-01T09:00:00.000Z', now)).toBe('6 ay')
})
