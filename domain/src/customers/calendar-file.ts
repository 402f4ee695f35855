/** An appointment as a file that calendars take in (iCalendar, RFC 5545). A change has the same UID and a higher sequence. Without zod. */

export type CalendarEvent = {
  uid: string
  sequence: number
  isCancelled: boolean
  title: string
  place: string
  description: string
  /** ISO moments. */
  startsAt: string
  endsAt: string
  writtenAt: string
  organiser: { name: string; email: string }
  attendees: readonly { name: string; email: string }[]
}

export const calendarMethod = ({ isCancelled }: Pick<CalendarEvent, 'isCancelled'>) =>
  isCancelled ? 'CANCEL' : 'REQUEST'

export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kervan//Randevu//TR',
    'CALSCALE:GREGORIAN',
    `METHOD:${calendarMethod(event)}`,
    'BEGIN:VEVENT',
    `UID:${written(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${stamp(event.writtenAt)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${written(event.title)}`,
    ...(event.place ? [`LOCATION:${written(event.place)}`] : []),
    ...(event.description ? [`DESCRIPTION:${written(event.description)}`] : []),
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${parameter(event.organiser.name)}:mailto:${address(event.organiser.email)}`,
    ...event.attendees.map(
      ({ name, email }) =>
        `ATTENDEE;CN=${parameter(name || email)};ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${address(email)}`,
    ),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** `20260305T113000Z` */
const stamp = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '')

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are exactly what would end a line
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f\u0085\u2028\u2029]/g

/** Typed text as a value: what has a meaning is escaped, and a new line stays one inside the value. */
function written(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(controlCharacters, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/\t/g, ' ')
}

/** In quotes, where neither quotes nor new lines can stand. */
const parameter = (text: string) => `"${text.replace(/["\n\r\t]/g, ' ').replace(controlCharacters, ' ')}"`

const address = (email: string) => email.replace(/[^\x21-\x7e]/g, '')

const longestLine = 75

/** Long lines go on behind a blank; counted in bytes, and no letter is cut. */
function folded(line: string): string {
  const parts: string[] = ['']
  let bytes = 0
  for (const letter of line) {
    const size = bytesOf(letter)
    const room = parts.length === 1 ? longestLine : longestLine - 1
    if (bytes + size > room) {
      parts.push('')
      bytes = 0
    }
    parts[parts.length - 1] += letter
    bytes += size
  }
  return parts.join('\r\n ')
}

/** In UTF-8. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x1_0000 ? 3 : 4
}
