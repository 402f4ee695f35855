/** The chosen theme as a hook. The document's inline script has applied it before the first paint. */
import { useSyncExternalStore } from 'react'
import {
  applyTheme,
  readThemeChoice,
  saveThemeChoice,
  type ThemeChoice,
} from '#assembly/layouts/theme-storage.ts'

const listeners = new Set<() => void>()

export function chooseTheme(choice: ThemeChoice): void {
  applyTheme(choice)
  saveThemeChoice(choice)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readThemeChoice, () => 'sistem')
}
