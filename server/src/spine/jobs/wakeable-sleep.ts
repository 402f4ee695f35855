/** Sleep that ends early when it is woken; waking somebody who is not asleep ends their next sleep at once. */
export type WakeableSleep = { sleep(ms: number): Promise<void>; wake(): void }

export function createWakeableSleep(): WakeableSleep {
  let isWoken = false
  let end: (() => void) | undefined
  return {
    wake() {
      isWoken = true
      end?.()
    },
    async sleep(ms) {
      if (!isWoken)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          end = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      end = undefined
      isWoken = false
    },
  }
}
