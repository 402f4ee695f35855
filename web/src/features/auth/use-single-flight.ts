/** Runs an async action once at a time, even if it is triggered twice before the next render. */
import { useRef, useState } from 'react'

export function useSingleFlight<Input extends unknown[]>(action: (...input: Input) => Promise<void>) {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const run = async (...input: Input) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await action(...input)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return [run, busy] as const
}

/** Aborts a call that hangs, so that it can be tried again. */
export function callTimeout(seconds = 30): { signal: AbortSignal } {
  return { signal: AbortSignal.timeout(seconds * 1000) }
}
