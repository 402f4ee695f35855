/** What has been opened and must be closed again, last first, also when the opening of the next thing fails or is interrupted. */
export type Closing = {
  add(close: () => unknown): void
  /** A step that must not be left in its middle: what it starts would outlive us. */
  finish<T>(step: Promise<T>): Promise<T>
  all(): Promise<void>
}

export function createClosing(): Closing {
  const opened: (() => unknown)[] = []
  let underWay: Promise<unknown> = Promise.resolve()
  return {
    add: (close) => opened.push(close),
    finish(step) {
      underWay = step
      return step
    },
    async all() {
      await underWay.catch(() => undefined)
      for (let close = opened.pop(); close; close = opened.pop()) await close()
    },
  }
}
