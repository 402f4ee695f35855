/** Which of the keyboard's helpers is open: the palette, the sheet of shortcuts, or none. One for the page, as several buttons open it. */
import { useSyncExternalStore } from 'react'

export type Helper = 'palette' | 'shortcuts' | null

let opened: Helper = null
const listeners = new Set<() => void>()

export function openHelper(helper: Helper): void {
  opened = helper
  for (const listener of listeners) listener()
}

export const useOpenHelper = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => opened,
  )
