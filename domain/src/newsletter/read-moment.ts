/** When somebody agreed or refused, as files write it: Turkish time, where the file names no other. */
import type { ConsentAnswer } from '#newsletter/subscriber-words.ts'
import { momentInIstanbul } from '#values/istanbul-time.ts'

const time = String.raw`(?<hour>[01]?\d|2[0-3])[:.](?<minute>[0-5]\d)(?:[:.](?<second>[0-5]\d)(?:[.,]\d+)?)?`
const zone = String.raw`(?:\s*(?<zone>Z|[+-]\d{2}(?::?\d{2})?))?`
const isoMoment = new RegExp(
  String.raw`^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:(?:T|\s+)${time}${zone})?$`,
  'i',
)
const turkishMoment = new RegExp(
  String.raw`^(?<day>\d{1,2})[./](?<month>\d{1,2})[./](?<year>\d{4})(?:\s+${time}${zone})?$`,
  'i',
)
/** In doubt the refusal holds: of a day alone a consent counts from its beginning, a refusal to its end. */
const dayAlone: Record<ConsentAnswer, readonly [string, string, string]> = {
  ONAY: ['00', '00', '00'],
  RET: ['23', '59', '59'],
}

/** Null where it cannot be read, or not to its end. */
export function readMoment(text: string, answer: ConsentAnswer): Date | null {
  const written = (isoMoment.exec(text.trim()) ?? turkishMoment.exec(text.trim()))?.groups
  if (!written) return null
  const two = (digits = '') => digits.padStart(2, '0')
  const day = `${written.year}-${two(written.month)}-${two(written.day)}`
  if (!isRealDay(day)) return null
  const [hour, minute, second] = written.hour
    ? [two(written.hour), two(written.minute), two(written.second)]
    : dayAlone[answer]
  const at = written.zone
    ? Date.parse(`${day}T${hour}:${minute}:${second}${isoZone(written.zone)}`)
    : momentInIstanbul(day, `${hour}:${minute}`).getTime() + Number(second) * 1000
  return Number.isNaN(at) ? null : new Date(at)
}

/** A refusal holds from now at the latest. Null where no date can be read. */
export function readRefusalMoment(text: string, now: Date): Date | null {
  const at = readMoment(text, 'RET')
  return at && at > now ? now : at
}

/** Clocks differ a little. */
export const isInFuture = (at: Date, now: Date): boolean => at.getTime() > now.getTime() + 60_000

/** A 31st of February is none. */
function isRealDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** `+03` and `+0300` as ISO 8601 writes them in full. */
const isoZone = (zone: string): string =>
  zone.replace(/^([+-]\d{2}):?(\d{2})?$/, (_, hours: string, minutes = '00') => `${hours}:${minutes}`)
