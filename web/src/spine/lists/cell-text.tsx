/** A text in a cell of a list, cut where there is no room; nothing where there is none. */
import type { ReactNode } from 'react'

export function cellText(text: string): ReactNode {
  if (!text) return null
  return (
    <span className="block min-w-0 truncate" title={text}>
      {text}
    </span>
  )
}
