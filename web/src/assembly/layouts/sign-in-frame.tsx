/** The frame of the sign-in pages: brand, theme switch and one narrow column. */
import type { ReactNode } from 'react'
import { BrandLink } from '#assembly/layouts/brand-link.tsx'
import { DemoBanner } from '#assembly/layouts/demo-banner.tsx'
import { SkipLink } from '#assembly/layouts/skip-link.tsx'
import { ThemeSwitch } from '#assembly/layouts/theme-switch.tsx'

export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <DemoBanner />
      <header className="mx-auto flex h-16 w-full max-w-6xl shrink-0 items-center justify-between px-5 md:px-8">
        <BrandLink />
        <ThemeSwitch />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[420px] flex-1 flex-col px-5 pt-6 pb-16 outline-none sm:px-0 sm:pt-[8vh]"
      >
        {children}
      </main>
    </>
  )
}
