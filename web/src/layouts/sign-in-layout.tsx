/** The calm frame of the pages that lead into the portal or the office: brand, theme, one narrow column. */
import { Outlet } from 'react-router'
import { BrandLink } from '#layouts/brand-link.tsx'
import { DemoBanner } from '#layouts/demo-banner.tsx'
import { SkipLink } from '#layouts/skip-link.tsx'
import { ThemeSwitch } from '#layouts/theme-switch.tsx'

export function SignInLayout() {
  return (
    <>
      <SkipLink />
      <DemoBanner />
      <header className="mx-auto flex h-16 w-full max-w-6xl items-center justify-between px-5 md:px-8">
        <BrandLink />
        <ThemeSwitch />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[420px] flex-1 px-5 pb-16 outline-none">
        <Outlet />
      </main>
    </>
  )
}
