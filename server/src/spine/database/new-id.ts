/** Makes ids in the process, for rows that others of the same batch refer to. */
import { randomInt, randomUUID } from 'node:crypto'

let last = { milliseconds: 0, count: 0 }

/** A UUIDv7 like the database's own: the time, a count within the millisecond, random bits. Each is greater than the one before. */
export function newId(now: number = Date.now()): string {
  const isLater = now > last.milliseconds
  // When the count is used up, ids run a little ahead of the clock.
  const isFull = !isLater && last.count === 0xfff
  last = isLater
    ? { milliseconds: now, count: 0 }
    : { milliseconds: last.milliseconds + Number(isFull), count: isFull ? 0 : last.count + 1 }
  return idOf(last.milliseconds, last.count)
}

/** As one that was made at that time, for rows that tell of the past: lists by age show them where they belong. */
export function pastId(time: number): string {
  return idOf(time, randomInt(0x1000))
}

/** No id that was made at that time or later is smaller: finds what is new by the primary key. */
export function firstIdOf(time: number): string {
  const hex = time.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

function idOf(milliseconds: number, count: number): string {
  const time = milliseconds.toString(16).padStart(12, '0')
  // The rest of a version 4 UUID has the same form.
  return `${time.slice(0, 8)}-${time.slice(8)}-${(0x7000 | count).toString(16)}-${randomUUID().slice(19)}`
}
