/** Which of the keyboard's helpers is open: the palette, the sheet of shortcuts, or none. One for the page, as several buttons open it. */
import { useSyncExternalStore } from 'react'

export type Helper = 'palette' | 'shortcuts' | null

let opened: Helper = null
const listeners = new Set<() => void>()

/** What is typed while the palette is on its way, which begins with it; not for longer than one types on without looking. */
let ahead = { text: '', until: 0 }
const aheadMs = 2_000

export function openHelper(helper: Helper): void {
  opened = helper
  ahead = { text: '', until: helper === 'palette' ? Date.now() + aheadMs : 0 }
  for (const listener of listeners) listener()
}

/** Whether the key was taken for the palette. */
export function typeAhead(key: string): boolean {
  if (key.length > 1 || Date.now() > ahead.until) return false
  ahead.text += key
  return true
}

/** From here on the palette's own field hears the keys. */
export function takeTypedAhead(): string {
  const { text } = ahead
  ahead = { text: '', until: 0 }
  return text
}

export const useOpenHelper = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => opened,
  )
