import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestTime } from '#quotes/best-time.ts'
import { zonedClock } from '#values/zoned-clock.ts'

const nothing = { opened: [], answered: [] }
/** A Monday. */
const monday = (time: string) => new Date(`2026-11-16T${time}:00Z`)

test('who is not known yet gets it in office hours of their own zone', () => {
  expect(bestTime(nothing, 'Europe/Istanbul', monday('03:00'))).toEqual({
    local_window: '09:00-11:00',
    follow_up_hours: 24,
    send_at: monday('06:00'),
  })
  expect(bestTime(nothing, 'America/New_York', monday('03:00')).send_at).toEqual(monday('14:00'))
})

test('within the window the time is now; afterwards it is the next working day', () => {
  expect(bestTime(nothing, 'Europe/Istanbul', monday('07:59')).send_at).toBeNull()
  expect(bestTime(nothing, 'Europe/Istanbul', monday('08:00')).send_at?.toISOString()).toBe(
    '2026-11-17T06:00:00.000Z',
  )
  const friday = new Date('2026-11-20T12:00:00Z')
  expect(bestTime(nothing, 'Europe/Istanbul', friday).send_at?.toISOString()).toBe('2026-11-23T06:00:00.000Z')
})

test('who opens offers in the afternoon gets them then, and is asked after their usual time', () => {
  const opened = ['11:10', '11:50', '12:20', '06:00', '12:40'].map(monday)
  const answered = [30, 20, 40, 10, 50].map((wait) => ({
    sent: monday('06:00'),
    at: new Date(monday('06:00').getTime() + wait * 3_600_000),
  }))
  expect(bestTime({ opened, answered: [] }, 'Europe/Istanbul', monday('03:00')).local_window).toBe(
    '14:00-16:00',
  )
  expect(bestTime({ opened, answered }, 'Europe/Istanbul', monday('03:00')).follow_up_hours).toBe(30)
})

test('who reads at night is not written to at night', () => {
  const opened = Array.from({ length: 6 }, () => monday('00:30'))
  expect(bestTime({ opened, answered: [] }, 'Europe/Istanbul', monday('03:00')).local_window).toBe(
    '09:00-11:00',
  )
})

const zones = ['Europe/Istanbul', 'Europe/London', 'America/New_York', 'Asia/Shanghai', 'Asia/Dubai']
test('the moment is always ahead, at the beginning of the window by the clock of the customer, on a working day', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true }),
      fc.array(fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })),
      (zone, now, opened) => {
        const { local_window, send_at } = bestTime({ opened, answered: [] }, zone, now)
        const clock = zonedClock(zone)
        const [from = '', to = ''] = local_window.split('-')
        if (send_at === null) return from <= clock.time(now) && clock.time(now) < to
        const weekday = new Date(clock.day(send_at)).getUTCDay()
        return send_at > now && clock.time(send_at) === from && weekday !== 0 && weekday !== 6
      },
    ),
  )
})
