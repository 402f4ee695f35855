/** The frame of a sign-in step: sets the page title and focuses the first empty field. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { useDocumentTitle } from '#features/company/document-title.ts'

type Props = {
  title: string
  lead?: ReactNode
  /** Above the heading. */
  progress?: ReactNode
  /** Links to other steps, below the form. */
  links?: ReactNode
  children: ReactNode
}

export function StepFrame({ title, lead, progress, links, children }: Props) {
  useDocumentTitle(title)
  const id = useId()
  const frame = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const isFirstPage = useRef(key === 'default')
  useEffect(() => {
    // On the first page a phone's keyboard would cover the page before it was read.
    if (frame.current && !(isFirstPage.current && matchMedia('(pointer: coarse)').matches))
      focusStart(frame.current)
  }, [])
  return (
    <section ref={frame} aria-labelledby={id} className="flex flex-col gap-6">
      {progress}
      <header className="flex flex-col gap-2">
        <h1 id={id} tabIndex={-1} className="text-28 outline-none">
          {title}
        </h1>
        {lead && <div className="text-muted">{lead}</div>}
      </header>
      {children}
      {links && (
        <nav
          aria-label="Diğer giriş yolları"
          className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-t pt-4 text-14"
        >
          {links}
        </nav>
      )}
    </section>
  )
}

/** Focuses the first empty field, or the heading where there are no fields. */
function focusStart(frame: HTMLElement): void {
  const fields = [...frame.querySelectorAll<HTMLInputElement>('form input:not([hidden])')]
  const target = fields.find((field) => field.value === '') ?? fields[0] ?? frame.querySelector('h1')
  target?.focus({ preventScroll: true })
}
