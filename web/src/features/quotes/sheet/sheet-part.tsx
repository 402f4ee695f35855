/** A part of the sheet of an offer, with its heading. */
import type { ReactNode } from 'react'

export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-1 wrap-anywhere">
      <h2 className="break-after-avoid font-medium text-14 print:text-12">{heading}</h2>
      {children}
    </section>
  )
}
