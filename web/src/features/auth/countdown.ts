/** Counts down to a moment. It reads the clock each time, so that a suspended phone does not delay it. */
import { useEffect, useReducer } from 'react'

export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000))
}

/** Short, for a button: `24 sn`, `4 dk`. */
export function shortWait(seconds: number): string {
  return seconds <= 90 ? `${seconds} sn` : `${Math.ceil(seconds / 60)} dk`
}

/** For a sentence: `24 saniye`, `4 dakika`, `2 saat`. */
export function longWait(seconds: number): string {
  if (seconds < 60) return `${seconds} saniye`
  if (seconds < 3600) return `${Math.ceil(seconds / 60)} dakika`
  return `${Math.ceil(seconds / 3600)} saat`
}

/** Whole seconds left until a moment in epoch milliseconds. */
export function useCountdown(moment: number): number {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0)
  const left = secondsUntil(moment, Date.now())
  const waiting = left > 0
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [waiting])
  return left
}
