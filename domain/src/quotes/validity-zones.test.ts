/** The last moment of an offer is the end of a day in Istanbul, whatever the clock of the machine is set to. */
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const file = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)

/** A quote that is sent on 31 December at 23:30 in Istanbul and valid for a day. */
const program = `
  const { endOfDay } = await import(${file('../values/calendar-day.ts')})
  const { dayInIstanbul, daysLater } = await import(${file('../values/istanbul-time.ts')})
  const { formatDate } = await import(${file('../values/format-date.ts')})
  const { isExpired } = await import(${file('./quotes.policy.ts')})
  const { offerStateAt } = await import(${file('./offer-state.ts')})
  const sent = new Date('2026-12-31T23:30:00+03:00')
  const until = endOfDay(daysLater(dayInIstanbul(sent), 1))
  const offer = { status: 'sent', valid_until: until.toISOString() }
  const at = ['2027-01-01T22:59:00+03:00', '2027-01-01T23:01:00+03:00', '2027-01-01T23:59:59.999+03:00', '2027-01-02T00:00:00+03:00', '2027-01-02T00:01:00+03:00']
  console.log(JSON.stringify({
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    until: until.toISOString(),
    shown: [formatDate(sent), formatDate(until), formatDate('2027-01-05')],
    expired: at.map((moment) => isExpired(until, new Date(moment))),
    states: at.map((moment) => offerStateAt(offer, Date.parse(moment))),
  }))`

test.each(['UTC', 'America/New_York', 'Asia/Tokyo', 'Europe/Istanbul'])('on a machine in %s', (zone) => {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  })
  expect(JSON.parse(output)).toEqual({
    zone,
    until: '2027-01-01T20:59:59.999Z',
    // A day without a time stays that day.
    shown: ['31 Aralık 2026', '1 Ocak 2027', '5 Ocak 2027'],
    expired: [false, false, false, true, true],
    states: ['sent', 'sent', 'sent', 'expired', 'expired'],
  })
})
