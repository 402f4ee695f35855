/**
 * What differs from mode to mode. The server renders the page without its query: until hydration all modes are
 * there, and the inline script says which one is seen (`pages/site/styles/drawn-modes.css`).
 */
import type { ReactNode } from 'react'
import { type Mode, modes } from '#assembly/pages/site/tools/weight-modes.copy.ts'
import { useHydrated } from '#spine/ui/use-hydrated.ts'

type Props = { mode: Mode; children: (mode: Mode) => ReactNode }

export function ByMode({ mode, children }: Props) {
  const hydrated = useHydrated()
  const drawn = hydrated ? [mode] : modes
  return drawn.map((each) => {
    const content = children(each)
    if (!content) return null
    return (
      // What is seen stays the same element, and keeps the focus, at hydration and when the mode changes.
      <div key={each === mode ? 'seen' : each} data-drawn-for={hydrated ? undefined : each}>
        {content}
      </div>
    )
  })
}
