/** How long ago something was, updated while it is shown; the exact time is in the tooltip. */

import { formatAgo, formatDateTime } from '@kervan/domain/values/format-date.ts'
import { useSyncExternalStore } from 'react'

const tick = 30_000
let now = Date.now()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all instances. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    now = Date.now()
    for (const each of listeners) each()
  }, tick)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

export function RelativeTime({ moment, className }: { moment: string; className?: string }) {
  const shown = useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  )
  return (
    <time dateTime={moment} title={formatDateTime(moment)} className={className}>
      {formatAgo(moment, new Date(Math.max(shown, Date.parse(moment))))}
    </time>
  )
}
