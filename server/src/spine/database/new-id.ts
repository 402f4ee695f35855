/** Ids made by the process itself, for rows that others of the same packet point at. */
import { randomUUID } from 'node:crypto'

let last = { milliseconds: 0, count: 0 }

/** A UUIDv7 as the database makes them: the time, then a count within the millisecond, then chance. Each is greater than the one before. */
export function newId(now: number = Date.now()): string {
  const isLater = now > last.milliseconds
  // More than the count can hold within one millisecond runs a little ahead of the clock.
  const isFull = !isLater && last.count === 0xfff
  last = isLater
    ? { milliseconds: now, count: 0 }
    : { milliseconds: last.milliseconds + Number(isFull), count: isFull ? 0 : last.count + 1 }
  const time = last.milliseconds.toString(16).padStart(12, '0')
  const count = (0x7000 | last.count).toString(16)
  // What follows is the same in both versions, and chance is at its cheapest there.
  return `${time.slice(0, 8)}-${time.slice(8)}-${count}-${randomUUID().slice(19)}`
}
