/** Replaces a page whose session has ended, so that its content is no longer visible. */
import { signInAddress } from '@kervan/domain/access/guarded-addresses.ts'
import type { Surface } from '@kervan/domain/access/roles.ts'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { sessionWords } from '#features/auth/auth.copy.ts'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { queriesOf } from '#spine/api/queries.ts'
import { buttonClasses } from '#spine/ui/button.tsx'
import { RouteMark } from '#spine/ui/route-line.tsx'

export function SessionEndedPage({ surface }: { surface: Surface }) {
  useDocumentTitle(sessionWords.title)
  const { pathname, search, hash } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    queriesOf(surface).removeQueries({ type: 'inactive' })
    heading.current?.focus()
  }, [surface])
  return (
    <div className="mx-auto flex w-full max-w-lg flex-col gap-5 px-5 py-16 md:py-24">
      <RouteMark />
      <h1 ref={heading} tabIndex={-1} className="text-28 outline-none">
        {sessionWords.title}
      </h1>
      <p role="alert" className="measure text-muted">
        Bu cihazdaki oturumunuz sona erdi, sayfanın içeriği gizlendi. Devam etmek için yeniden giriş yapmanız
        gerekir.
      </p>
      {/* A full page load, so that nothing of the ended session stays in memory. */}
      <a
        href={signInAddress(surface, pathname + search + hash)}
        className={clsx(buttonClasses({ variant: 'next' }), 'self-start')}
      >
        {sessionWords.signIn}
      </a>
    </div>
  )
}
