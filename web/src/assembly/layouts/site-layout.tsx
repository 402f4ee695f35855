/** The frame of the public site: header with the page's anchors, content, footer. */
import { Outlet } from 'react-router'
import { DemoBanner } from '#assembly/layouts/demo-banner.tsx'
import { useScrollToPlace } from '#assembly/layouts/scroll-to-place.ts'
import { SiteFooter } from '#assembly/layouts/site-footer.tsx'
import { SiteHeader } from '#assembly/layouts/site-header.tsx'
import { SkipLink } from '#assembly/layouts/skip-link.tsx'
import { usePageData } from '#features/company/page-data.tsx'
import { VisitorBanner } from '#features/consents/visitor-banner.tsx'
import { VisitorPreferencesButton } from '#features/consents/visitor-preferences-button.tsx'
import { SubscribeForm } from '#features/newsletter/subscribe-form.tsx'

export function SiteLayout() {
  useScrollToPlace()
  return (
    <>
      <SkipLink />
      <VisitorBanner />
      <DemoBanner />
      <SiteHeader />
      <PrintedName />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter
        newsletter={<SubscribeForm label="Bülten" />}
        consentChoices={<VisitorPreferencesButton />}
      />
    </>
  )
}

/** On paper the header is gone, and the page still says whose it is. */
function PrintedName() {
  return <p className="mb-6 hidden text-14 font-medium print:block">{usePageData().company.name}</p>
}
