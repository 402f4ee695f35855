import { describe, expect, test } from 'vitest'
import { checkCondition, compareDecimals, type Group, type Operator } from '#automations/conditions.ts'
import { subjectFields } from '#automations/subjects.ts'

const now = new Date('2026-03-05T09:00:00Z')
const facts = {
  'talep.tasima': 'sea',
  'talep.cikis_sehir': 'İzmir',
  'talep.agirlik': '1200.500',
  'talep.fiyat': '1500.00 EUR',
  'talep.soz': '2026-03-05T11:00:00.000Z',
  'talep.olusturma': '2026-03-04T09:00:00.000Z',
  'talep.yuk': null,
  'musteri.hesabi_var': 'true',
}
const met = (group: Group) => checkCondition(group, facts, subjectFields.request, now).met
const one = (field: string, operator: Operator, ...values: string[]) =>
  met({ match: 'all', parts: [{ field, operator, values }] })

describe('comparisons', () => {
  test('texts are compared as people read them', () => {
    expect(one('talep.cikis_sehir', 'is', 'IZMIR')).toBe(true)
    expect(one('talep.cikis_sehir', 'contains', 'zm')).toBe(true)
    expect(one('talep.cikis_sehir', 'starts_with', 'mir')).toBe(false)
    expect(one('talep.cikis_sehir', 'is_one_of', 'Bursa', 'izmir')).toBe(true)
    expect(one('talep.cikis_sehir', 'not_contains', 'bursa')).toBe(true)
  })
  test('numbers without floats', () => {
    expect(one('talep.agirlik', 'at_least', '1200.5')).toBe(true)
    expect(one('talep.agirlik', 'more', '1200.5')).toBe(false)
    expect(one('talep.agirlik', 'less', '1200.501')).toBe(true)
    expect(compareDecimals('0.1', '0.10')).toBe(0)
  })
  test('amounts in the same currency only', () => {
    expect(one('talep.fiyat', 'at_least', '1500', 'EUR')).toBe(true)
    expect(one('talep.fiyat', 'at_least', '1', 'USD')).toBe(false)
    expect(one('talep.fiyat', 'less', '999999', 'USD')).toBe(false)
  })
  test('moments by the clock', () => {
    expect(one('talep.olusturma', 'hours_ago_over', '23')).toBe(true)
    expect(one('talep.olusturma', 'hours_ago_over', '24')).toBe(false)
    expect(one('talep.olusturma', 'hours_ago_within', '24')).toBe(true)
    expect(one('talep.soz', 'hours_ahead_within', '2')).toBe(true)
    expect(one('talep.soz', 'passed')).toBe(false)
    expect(one('talep.soz', 'ahead')).toBe(true)
  })
  test('of what is unknown only that is known', () => {
    expect(one('talep.yuk', 'empty')).toBe(true)
    expect(one('talep.yuk', 'is', 'bulk')).toBe(false)
    expect(one('talep.yuk', 'is_not', 'bulk')).toBe(true)
    expect(one('talep.yok', 'is_not', 'x')).toBe(false)
    expect(one('musteri.hesabi_var', 'is_yes')).toBe(true)
  })
})

test('groups are joined by and and or, and every comparison tells what it saw', () => {
  const sea = { field: 'talep.tasima', operator: 'is' as const, values: ['sea'] }
  const air = { field: 'talep.tasima', operator: 'is' as const, values: ['air'] }
  expect(met({ match: 'all', parts: [] })).toBe(true)
  expect(met({ match: 'any', parts: [air, sea] })).toBe(true)
  expect(met({ match: 'all', parts: [sea, air] })).toBe(false)
  const { seen } = checkCondition(
    { match: 'any', parts: [sea, { match: 'all', parts: [air] }] },
    facts,
    subjectFields.request,
    now,
  )
  expect(seen).toEqual([
    { ...sea, seen: 'sea', met: true },
    { ...air, seen: 'sea', met: false },
  ])
})
