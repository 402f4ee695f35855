/** Lets an act run once at a time, even if it is asked for twice before the screen has drawn itself anew. */
import { useRef, useState } from 'react'

export function useOneAtATime<Input extends unknown[]>(act: (...input: Input) => Promise<void>) {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const run = async (...input: Input) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await act(...input)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return [run, busy] as const
}

/** A call that hangs on a dead line is given up after this long, so that it can be tried again. */
export function patience(seconds = 30): { signal: AbortSignal } {
  return { signal: AbortSignal.timeout(seconds * 1000) }
}
