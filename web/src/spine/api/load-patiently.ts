/** Loads code on a broken line: again and again while the server cannot be reached. */
import { isServerReachable } from '#spine/api/is-server-reachable.ts'
import { untilOnline } from '#spine/api/until-online.ts'

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
      await untilOnline(pauseMs)
    }
  }
}
