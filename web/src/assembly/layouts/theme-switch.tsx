/** A button that cycles through system, light and dark. Small on purpose: the public pages load it. */
import { clsx } from 'clsx'
import { Monitor, Moon, Sun } from 'lucide-react'
import { themeChoices } from '#assembly/layouts/theme-storage.ts'
import { chooseTheme, useThemeChoice } from '#assembly/layouts/use-theme.ts'
import { buttonClasses } from '#spine/ui/button.tsx'

const themes = {
  sistem: {
    Icon: Monitor,
    name: 'Sistem görünümü',
    now: 'Görünüm sistemle aynı',
    change: 'Sistem görünümüne dön',
  },
  açık: { Icon: Sun, name: 'Açık görünüm', now: 'Görünüm açık', change: 'Açık görünüme geç' },
  koyu: { Icon: Moon, name: 'Koyu görünüm', now: 'Görünüm koyu', change: 'Koyu görünüme geç' },
}

const classes = {
  icon: 'grid size-10 shrink-0 place-items-center rounded-field text-muted transition-colors hover:bg-hover hover:text-ink',
  button: buttonClasses({ variant: 'secondary' }),
  entry:
    'flex h-12 w-full items-center justify-between rounded-field px-3 text-left transition-colors hover:bg-hover',
}

/** An icon, or with a label a button or an entry of a menu. */
export function ThemeSwitch({ variant = 'icon' }: { variant?: keyof typeof classes }) {
  const hasLabel = variant !== 'icon'
  const choice = useThemeChoice()
  const next = themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'sistem'
  const { Icon, name, now } = themes[choice]
  const { change } = themes[next]
  return (
    <button
      type="button"
      onClick={() => chooseTheme(next)}
      aria-label={hasLabel ? `${name}. ${change}` : `${now}. ${change}`}
      title={hasLabel ? undefined : change}
      className={clsx('needs-script print-hidden', classes[variant])}
    >
      {variant === 'entry' && name}
      <Icon
        className={clsx('shrink-0', variant === 'button' ? 'size-4' : 'size-5')}
        strokeWidth={1.75}
        aria-hidden
      />
      {variant === 'button' && name}
    </button>
  )
}
