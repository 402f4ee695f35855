/** Makes the id of something that is written here and stored later: however often it is sent, it is one. */
import { randomKey } from '#spine/api/idempotency-keys.ts'

let last = { milliseconds: 0, count: 0 }

/** A UUIDv7: the time, a count within the millisecond, random bits. Each is greater than the one before, also when the clock is set back. */
export function newId(now: number = Date.now()): string {
  const isLater = now > last.milliseconds
  const isFull = !isLater && last.count === 0xfff
  last = isLater
    ? { milliseconds: now, count: 0 }
    : { milliseconds: last.milliseconds + Number(isFull), count: isFull ? 0 : last.count + 1 }
  const time = last.milliseconds.toString(16).padStart(12, '0')
  const count = (0x7000 | last.count).toString(16)
  // The rest of a version 4 UUID has the same form.
  return `${time.slice(0, 8)}-${time.slice(8)}-${count}-${randomKey().slice(19)}`
}
