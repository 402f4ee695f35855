/** A frame with a header but no menu, for developer tools and for full-page messages. */
import type { ReactNode } from 'react'
import { BrandLink } from '#assembly/layouts/brand-link.tsx'
import { DemoBanner } from '#assembly/layouts/demo-banner.tsx'
import { SkipLink } from '#assembly/layouts/skip-link.tsx'
import { ThemeSwitch } from '#assembly/layouts/theme-switch.tsx'

export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <DemoBanner />
      <header className="sticky top-0 z-30 border-line border-b bg-bg">
        <div className="mx-auto flex h-14 max-w-6xl items-center justify-between px-5">
          <BrandLink />
          <ThemeSwitch />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl flex-1 px-5 pb-24 outline-none">
        {children}
      </main>
    </>
  )
}
