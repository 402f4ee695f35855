/** The visitor's choice of light or dark as a screen sees it. The document's first script applies it before the first paint. */
import { useSyncExternalStore } from 'react'
import { chosenTheme, keepTheme, showTheme, type ThemeChoice } from '#assembly/layouts/chosen-theme.ts'

const listeners = new Set<() => void>()

export function chooseTheme(choice: ThemeChoice): void {
  showTheme(choice)
  keepTheme(choice)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, chosenTheme, () => 'sistem')
}
