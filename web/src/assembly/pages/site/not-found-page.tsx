/** The page for an address that leads nowhere. */

import { notFoundTitle } from '#assembly/pages/site/page-heads.ts'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { LinkButton } from '#spine/ui/link-button.tsx'

export function NotFoundPage() {
  useDocumentTitle(notFoundTitle)
  return (
    <div className="mx-auto flex max-w-6xl flex-col items-start gap-6 px-5 py-24 md:px-8 md:py-32 print:px-0">
      <svg viewBox="0 0 240 24" className="h-6 w-60 max-w-full text-sea" aria-hidden="true" focusable="false">
        <circle cx="8" cy="12" r="6" fill="none" stroke="currentColor" strokeWidth="2.5" />
        <path d="M24 12H132" className="route-dots" />
        <path d="M150 6l12 12M162 6l-12 12" stroke="var(--saffron)" strokeWidth="2.5" strokeLinecap="round" />
        <circle
          cx="230"
          cy="12"
          r="7"
          fill="none"
          stroke="var(--line-strong)"
          strokeWidth="2"
          strokeDasharray="2 4"
        />
      </svg>
      <h1 className="text-28 md:text-40">Bu adreste bir sayfa yok</h1>
      <p className="measure text-muted">
        Bağlantı eski ya da eksik yazılmış olabilir.
        <span lang="en" className="block">
          Oops! Page not found
        </span>
      </p>
      <LinkButton href="/" variant="next">
        Ana sayfaya dön
      </LinkButton>
    </div>
  )
}
