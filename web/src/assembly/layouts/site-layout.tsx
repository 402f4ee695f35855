/** The layout of the public site. */
import { Outlet } from 'react-router'
import { DemoBanner } from '#assembly/layouts/demo-banner.tsx'
import { useScrollAfterNavigation } from '#assembly/layouts/scroll-after-navigation.ts'
import { SiteFooter } from '#assembly/layouts/site-footer.tsx'
import { SiteHeader } from '#assembly/layouts/site-header.tsx'
import { SkipLink } from '#assembly/layouts/skip-link.tsx'
import { GuestLauncher } from '#features/chat/guest/guest-launcher.tsx'
import { usePageData } from '#features/company/page-data.tsx'
import { VisitorBanner } from '#features/consents/visitor-banner.tsx'
import { VisitorPreferencesButton } from '#features/consents/visitor-preferences-button.tsx'
import { SubscribeForm } from '#features/newsletter/subscribe-form.tsx'

const loadPanel = async () => (await import('#features/luna/widget/site-widget.tsx')).SiteWidget

export function SiteLayout() {
  useScrollAfterNavigation()
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
      <GuestLauncher load={loadPanel} />
      <SiteFooter
        newsletter={<SubscribeForm label="Bülten" />}
        consentChoices={<VisitorPreferencesButton />}
      />
    </>
  )
}

/** Printed pages have no header, so the company's name is printed above the content. */
function PrintedName() {
  return <p className="mb-6 hidden text-14 font-medium print:block">{usePageData().company.name}</p>
}
