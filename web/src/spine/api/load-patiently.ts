/** Loads code on a broken line: again and again while the server cannot be reached. */
import { isServerReachable } from '#spine/api/is-server-reachable.ts'

const pauseMs = 2_000

/** Where the server answers and the code still fails, so does this. */
export async function loadPatiently<Loaded>(
  load: () => Promise<Loaded>,
  onWait: () => void = () => undefined,
): Promise<Loaded> {
  for (;;) {
    try {
      return await load()
    } catch {
      // The line may have come back since.
      if (await isServerReachable()) return load()
      onWait()
      await pause()
    }
  }
}

/** Ends early when the browser is online again. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, pauseMs)
    addEventListener('online', end)
  })
}
