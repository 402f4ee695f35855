/** Closes what has been opened, last first, also when a start fails or is interrupted halfway. */
export type Cleanup = {
  add(close: () => unknown): void
  /** A step that must end before anything is closed, since what it starts would outlive the process. */
  finish<T>(step: Promise<T>): Promise<T>
  run(): Promise<void>
}

export function createCleanup(): Cleanup {
  const opened: (() => unknown)[] = []
  let currentStep: Promise<unknown> = Promise.resolve()
  return {
    add: (close) => opened.push(close),
    finish(step) {
      currentStep = step
      return step
    },
    async run() {
      await currentStep.catch(() => undefined)
      for (let close = opened.pop(); close; close = opened.pop()) await close()
    },
  }
}
