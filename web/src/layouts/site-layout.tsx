/** The frame of the public site: header with the page's anchors, content, footer. */
import { Outlet } from 'react-router'
import { VisitorBanner } from '#consents/visitor-banner.tsx'
import { VisitorPreferencesButton } from '#consents/visitor-preferences-button.tsx'
import { DemoBanner } from '#layouts/demo-banner.tsx'
import { useScrollToPlace } from '#layouts/scroll-to-place.ts'
import { SiteFooter } from '#layouts/site-footer.tsx'
import { SiteHeader } from '#layouts/site-header.tsx'
import { SkipLink } from '#layouts/skip-link.tsx'
import { SubscribeForm } from '#newsletter/subscribe-form.tsx'
import { usePageData } from '#page-data.tsx'

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
