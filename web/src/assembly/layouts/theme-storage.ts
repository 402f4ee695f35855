/** Stores the choice of light or dark in this browser and applies it to the document; by default the system decides. */
export const themeChoices = ['sistem', 'açık', 'koyu'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const storageKey = 'kervan-theme'

export function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey)
    return themeChoices.find((choice) => choice === stored) ?? 'sistem'
  } catch {
    return 'sistem'
  }
}

export function saveThemeChoice(choice: ThemeChoice): void {
  try {
    localStorage.setItem(storageKey, choice)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

export function applyTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'sistem') delete dataset.theme
  else dataset.theme = choice === 'koyu' ? 'dark' : 'light'
}
