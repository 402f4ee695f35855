/** The head of a tool's page and the way to the others; the tool itself is between. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = { title: string; lead: string; other: { label: string; to: string }; children: ReactNode }

export function ToolFrame({ title, lead, other, children }: Props) {
  return (
    <div className="mx-auto max-w-6xl px-5 py-12 md:px-8 md:py-16 print:px-0">
      <h1 className="text-28 md:text-40">{title}</h1>
      <p className="measure mt-3 text-muted md:text-18">{lead}</p>
      <noscript>
        <p className="mt-6 rounded-field bg-pending-fill px-4 py-3 text-pending">
          Hesap tarayıcınızda yapılır; bunun için JavaScript açık olmalıdır.
        </p>
      </noscript>
      <div className="mt-8 md:mt-10">{children}</div>
      <p className="print-hidden mt-12 border-line border-t pt-5 text-14 text-muted">
        Diğer araç:{' '}
        <Link to={other.to} className="link">
          {other.label}
        </Link>
        . Bu yük için fiyat gerekiyorsa{' '}
        <Link to="/#contact" className="link">
          bize yazın
        </Link>
        .
      </p>
    </div>
  )
}
