/** Light or dark as chosen in this browser, applied to the document; without a choice the system decides. */
export const themeChoices = ['sistem', 'açık', 'koyu'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const storageKey = 'kervan-theme'

export function chosenTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey)
    return themeChoices.find((choice) => choice === stored) ?? 'sistem'
  } catch {
    return 'sistem'
  }
}

export function keepTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(storageKey, choice)
  } catch {
    // Storage is off: the choice holds until the page is left.
  }
}

export function showTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'sistem') delete dataset.theme
  else dataset.theme = choice === 'koyu' ? 'dark' : 'light'
}
