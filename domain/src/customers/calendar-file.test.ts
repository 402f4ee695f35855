import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from '#customers/calendar-file.ts'

const event: CalendarEvent = {
  uid: '0190-1@kervan.example',
  sequence: 2,
  isCancelled: false,
  title: 'Tanışma; yeni hat, İzmir',
  place: '',
  description: 'Birinci satır\nikinci satır',
  startsAt: '2026-03-05T11:30:00.000Z',
  endsAt: '2026-03-05T12:00:00.000Z',
  writtenAt: '2026-03-01T08:00:00.000Z',
  organiser: { name: 'Kervan Lojistik', email: 'bilgi@kervan.example' },
  attendees: [{ name: 'Defne "Işık"', email: 'defne@musteri.example' }],
}
/** As a calendar reads it: what goes on behind a blank belongs to the line before. */
const linesOf = (text: string) => text.replace(/\r\n /g, '').split('\r\n')

test('a change has the same UID and a higher sequence, and a cancelled one says so', () => {
  const lines = linesOf(calendarFile(event))
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'UID:0190-1@kervan.example',
      'SEQUENCE:2',
      'DTSTART:20260305T113000Z',
      'DTEND:20260305T120000Z',
      'SUMMARY:Tanışma\\; yeni hat\\, İzmir',
      'DESCRIPTION:Birinci satır\\nikinci satır',
      'STATUS:CONFIRMED',
      'ATTENDEE;CN="Defne  Işık ";ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:defne@musteri.example',
    ]),
  )
  expect(linesOf(calendarFile({ ...event, isCancelled: true }))).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']),
  )
})

test('no line is longer than 75 bytes, and no letter is cut', () => {
  const text = calendarFile({ ...event, title: 'Şçöğüıİ'.repeat(40) })
  // Each of these letters has two bytes, the words before them one each.
  const bytes = (line: string) => [...line].reduce((sum, letter) => sum + (letter < '\u0080' ? 1 : 2), 0)
  for (const line of text.split('\r\n')) expect(bytes(line)).toBeLessThanOrEqual(75)
  expect(linesOf(text)).toContain(`SUMMARY:${'Şçöğüıİ'.repeat(40)}`)
})

test.each([
  'x\r\nATTENDEE:mailto:kimse@evil.example',
  'x\u2028BEGIN:VALARM',
  'x\nEND:VEVENT',
  'x\u0085y',
  'x\u0000y',
])('what is typed adds no line: %j', (typed) => {
  const plain = linesOf(calendarFile({ ...event, place: 'Ofis' })).length
  const lines = linesOf(
    calendarFile({
      ...event,
      title: typed,
      place: typed,
      description: typed,
      organiser: { name: typed, email: 'bilgi@kervan.example' },
      attendees: [{ name: typed, email: 'defne@musteri.example' }],
    }),
  )
  expect(lines).toHaveLength(plain)
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1)
})
