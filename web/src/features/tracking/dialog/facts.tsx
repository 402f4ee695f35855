/** Titled parts of a shipment's dialog, and lists of facts in them. */
import type { ReactNode } from 'react'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="break-inside-avoid">
      <h3 className="mb-2 text-15">{title}</h3>
      {children}
    </section>
  )
}

export type Fact = { label: string; value: ReactNode }

/** What is not known is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="gap-x-8 text-14 sm:columns-2 print:columns-2">
      {facts
        .filter(({ value }) => value)
        .map(({ label, value }) => (
          <div
            key={label}
            className="flex break-inside-avoid flex-wrap justify-between gap-x-4 border-line border-t py-2"
          >
            <dt className="shrink-0 text-muted">{label}</dt>
            <dd className="figures max-w-full grow basis-[min-content] break-words text-right">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
