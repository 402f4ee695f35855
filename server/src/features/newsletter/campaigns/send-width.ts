/**
 * How many mails go at once: as many as make it faster, and no more, since each of them is uncertain if the program is killed. Found by
 * trying: now and then one more or one fewer go for a while, and what hardly changes the rate is not worth having on its way.
 */

/** So many answers are timed together. */
const sampleSize = 16
/** So many samples pass between two tries, twice as many after each that did not help. */
const rest = { first: 8, most: 64 }
const worthOneMore = 1.15
const enoughWithOneFewer = 0.9

export type SendWidth = {
  /** Right now; at least one. */
  most(): number
  /** A mail goes. */
  start(): void
  /** A mail was answered. */
  end(): void
  /** How many the server answers in such a time, as of late. */
  answeredIn(ms: number): number
}

export function createSendWidth(connections: number, now: () => number = () => performance.now()): SendWidth {
  let width = 1
  let tried: 0 | 1 | -1 = 0
  let next: 1 | -1 = 1
  let rate = 0
  let rests: number = rest.first
  let left = 0
  let latest = 0
  let answers = 0
  let flying = 0
  // Only while the server has something to answer: how long we ourselves take between mails says nothing of it.
  let busyMs = 0
  let busySince = 0

  function judge(found: number): void {
    const isBetter = found > rate * (tried === 1 ? worthOneMore : enoughWithOneFewer)
    if (tried === 0 || isBetter) {
      if (tried !== 0) rests = rest.first
      width += tried
      rate = found
    } else {
      tried = 0
      rests = Math.min(rest.most, rests * 2)
    }
    if (tried === 0 && left > 0) {
      left -= 1
      return
    }
    // What helped is tried once more in the same direction.
    if (tried === 0) {
      tried = next
      next = next === 1 ? -1 : 1
    }
    if (width + tried < 1 || width + tried > connections) tried = 0
    left = rests
  }

  return {
    most: () => width + tried,
    start() {
      if (flying === 0) busySince = now()
      flying += 1
    },
    end() {
      const at = now()
      busyMs += at - busySince
      busySince = at
      flying -= 1
      answers += 1
      if (answers < sampleSize) return
      latest = answers / Math.max(0.001, busyMs)
      judge(latest)
      answers = 0
      busyMs = 0
    },
    answeredIn: (ms) => Math.round(latest * ms),
  }
}
