/** The visitor's choice of light or dark, kept in this browser; without one the system decides. theme.js applies it before the first paint. */
import { useSyncExternalStore } from 'react'

export const themeChoices = ['sistem', 'açık', 'koyu'] as const
type ThemeChoice = (typeof themeChoices)[number]

const storageKey = 'kervan-theme'
const listeners = new Set<() => void>()

function read(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey)
    return themeChoices.find((choice) => choice === stored) ?? 'sistem'
  } catch {
    return 'sistem'
  }
}

export function chooseTheme(choice: ThemeChoice): void {
  const root = document.documentElement
  if (choice === 'sistem') delete root.dataset.theme
  else root.dataset.theme = choice === 'koyu' ? 'dark' : 'light'
  try {
    localStorage.setItem(storageKey, choice)
  } catch {
    // Storage is off: the choice holds until the page is left.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, read, () => 'sistem')
}
