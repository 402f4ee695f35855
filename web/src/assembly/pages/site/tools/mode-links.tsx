/** The three modes as links, so that each has an address: `?mode=lcl`. What was typed stays. */
import { clsx } from 'clsx'
import { Link, useSearchParams } from 'react-router'
import { type Mode, modes, modeWords } from '#assembly/pages/site/tools/weight-modes.copy.ts'
import { useHydrated } from '#spine/ui/use-hydrated.ts'

export function ModeLinks({ current }: { current: Mode }) {
  const [params] = useSearchParams()
  // The server knows nothing of the query.
  const typed = useHydrated() ? params : new URLSearchParams()
  const addressOf = (mode: Mode) => {
    const query = new URLSearchParams(typed)
    if (mode === 'air') query.delete('mode')
    else query.set('mode', mode)
    return `?${query}`
  }
  return (
    <nav aria-label="Taşıma türü" className="flex gap-1 overflow-x-auto border-line border-b">
      {modes.map((mode) => (
        <Link
          key={mode}
          to={addressOf(mode)}
          replace
          aria-current={mode === current ? 'page' : undefined}
          className={clsx(
            '-mb-px -outline-offset-2 flex h-11 shrink-0 items-center border-b-2 px-3 text-15 transition-colors',
            mode === current
              ? 'border-sea font-medium text-ink'
              : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {modeWords[mode].name}
        </Link>
      ))}
    </nav>
  )
}
