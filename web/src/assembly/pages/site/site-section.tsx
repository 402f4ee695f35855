/** A section of the first page: it has an anchor, a title at the left and its content beside it. */
import type { ReactNode } from 'react'

type Props = { id: string; title: string; intro?: ReactNode; children: ReactNode }

export function SiteSection({ id, title, intro, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className="mx-auto max-w-6xl px-5 py-16 outline-none md:px-8 md:py-24 print:px-0"
    >
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div>
          <h2 id={`${id}-title`} className="text-28">
            {title}
          </h2>
          {intro && <p className="measure mt-3 text-muted">{intro}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}

/** Says of a service that it is not there yet. */
export function StateMark({ children }: { children: string }) {
  return (
    <span className="ml-2 inline-block whitespace-nowrap rounded-field bg-pending-fill px-2 py-0.5 align-middle text-12 font-medium text-pending">
      {children}
    </span>
  )
}
