/** The frame of the public site: header with the page's anchors, content, footer. */
import { Outlet } from 'react-router'
import { DemoBanner } from '#layouts/demo-banner.tsx'
import { useScrollToPlace } from '#layouts/scroll-to-place.ts'
import { SiteFooter } from '#layouts/site-footer.tsx'
import { SiteHeader } from '#layouts/site-header.tsx'
import { SkipLink } from '#layouts/skip-link.tsx'

export function SiteLayout() {
  useScrollToPlace()
  return (
    <>
      <SkipLink />
      <DemoBanner />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}
