/** One button that walks through system, light and dark. Light on code: the public pages carry it. */
import { clsx } from 'clsx'
import { Monitor, Moon, Sun } from 'lucide-react'
import { chooseTheme, themeChoices, useThemeChoice } from '#layouts/theme-choice.ts'
import { buttonLook } from '#ui/button.tsx'

const looks = {
  sistem: {
    Icon: Monitor,
    name: 'Sistem görünümü',
    now: 'Görünüm sistemle aynı',
    change: 'Sistem görünümüne dön',
  },
  açık: { Icon: Sun, name: 'Açık görünüm', now: 'Görünüm açık', change: 'Açık görünüme geç' },
  koyu: { Icon: Moon, name: 'Koyu görünüm', now: 'Görünüm koyu', change: 'Koyu görünüme geç' },
}

/** An icon, or in a menu a button with its words. */
export function ThemeSwitch({ withWords = false }: { withWords?: boolean }) {
  const choice = useThemeChoice()
  const next = themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'sistem'
  const { Icon, name, now } = looks[choice]
  const { change } = looks[next]
  return (
    <button
      type="button"
      onClick={() => chooseTheme(next)}
      aria-label={withWords ? `${name}. ${change}` : `${now}. ${change}`}
      title={withWords ? undefined : change}
      className={clsx(
        'print-hidden',
        withWords
          ? buttonLook({ variant: 'secondary' })
          : 'grid size-10 shrink-0 place-items-center rounded-field text-muted transition-colors hover:bg-hover hover:text-ink',
      )}
    >
      <Icon className={withWords ? 'size-4' : 'size-5'} strokeWidth={1.75} aria-hidden />
      {withWords && name}
    </button>
  )
}
