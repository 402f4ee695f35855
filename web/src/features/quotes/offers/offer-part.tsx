/** A titled part of an offer. */
import type { ReactNode } from 'react'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-15">{title}</h3>
      {children}
    </section>
  )
}
