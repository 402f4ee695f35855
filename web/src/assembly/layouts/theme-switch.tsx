/** One button that walks through system, light and dark. Light on code: the public pages carry it. */
import { clsx } from 'clsx'
import { Monitor, Moon, Sun } from 'lucide-react'
import { themeChoices } from '#assembly/layouts/chosen-theme.ts'
import { chooseTheme, useThemeChoice } from '#assembly/layouts/theme-choice.ts'
import { buttonClasses } from '#spine/ui/button.tsx'

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

const shapes = {
  icon: 'grid size-10 shrink-0 place-items-center rounded-field text-muted transition-colors hover:bg-hover hover:text-ink',
  button: buttonClasses({ variant: 'secondary' }),
  entry:
    'flex h-12 w-full items-center justify-between rounded-field px-3 text-left transition-colors hover:bg-hover',
}

/** An icon, or with its words a button or one entry of a menu. */
export function ThemeSwitch({ look = 'icon' }: { look?: keyof typeof shapes }) {
  const withWords = look !== 'icon'
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
      className={clsx('needs-script print-hidden', shapes[look])}
    >
      {look === 'entry' && name}
      <Icon
        className={clsx('shrink-0', look === 'button' ? 'size-4' : 'size-5')}
        strokeWidth={1.75}
        aria-hidden
      />
      {look === 'button' && name}
    </button>
  )
}
