/** One button that walks through system, light and dark. Light on code: the public pages carry it. */
import { Monitor, Moon, Sun } from 'lucide-react'
import { chooseTheme, themeChoices, useThemeChoice } from '#layouts/theme-choice.ts'

const icons = { sistem: Monitor, açık: Sun, koyu: Moon }

export function ThemeSwitch() {
  const choice = useThemeChoice()
  const next = themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'sistem'
  const Icon = icons[choice]
  return (
    <button
      type="button"
      onClick={() => chooseTheme(next)}
      aria-label={`Görünüm: ${choice}. Değiştir: ${next}`}
      title={`Görünüm: ${choice}`}
      className="print-hidden grid size-10 place-items-center rounded-field text-muted transition-colors hover:bg-hover hover:text-ink"
    >
      <Icon className="size-5" strokeWidth={1.75} aria-hidden />
    </button>
  )
}
