import { expect, test } from 'vitest'
import { deliveredHolidays, isPublicHoliday, yearlyHoliday } from '#company/public-holidays.ts'

test('the fixed days hold in every year; their eves are working days', () => {
  expect(['2026-01-01', '2031-04-23', '2027-07-15', '2026-10-29'].every(isPublicHoliday)).toBe(true)
  expect(['2026-10-28', '2026-10-30', '2026-12-31'].some(isPublicHoliday)).toBe(false)
})

test('no day of the table is shorter than the law has it: in 2029 the eve of a feast is 23 April', () => {
  const eve = deliveredHolidays.find(({ day }) => day === '2029-04-23')
  expect(eve).toEqual({
    day: '2029-04-23',
    name: 'Ulusal Egemenlik ve Çocuk Bayramı, Kurban Bayramı arifesi',
    half: false,
  })
  expect(deliveredHolidays.filter(({ day, half }) => half && yearlyHoliday(day)?.half === false)).toEqual([])
})

test('the feasts of each year of the table begin with the lunar month’s own day and last three and four days', () => {
  const lunar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const feastDays = ['10/1', '10/2', '10/3', '12/10', '12/11', '12/12', '12/13']
  const fixed = /-(01-01|04-23|05-01|05-19|07-15|08-30|10-29)$/
  for (let at = Date.UTC(2025, 0, 1); at < Date.UTC(2031, 0, 1); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    if (fixed.test(day)) continue
    const isFeast = feastDays.includes(lunar.format(at).split(' ')[0] ?? '')
    expect(isPublicHoliday(day), day).toBe(isFeast)
  }
})
