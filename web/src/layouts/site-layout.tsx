/** The frame of the public site: header with the page's anchors, content, footer. */
import { Link, Outlet } from 'react-router'
import { BrandLink } from '#layouts/brand-link.tsx'
import { DemoBanner } from '#layouts/demo-banner.tsx'
import { useBuiltEntries } from '#layouts/route-table.tsx'
import { customerPanel, legalPages, siteNavigation } from '#layouts/site-navigation.ts'
import { SkipLink } from '#layouts/skip-link.tsx'
import { ThemeSwitch } from '#layouts/theme-switch.tsx'
import { usePageData } from '#page-data.tsx'
import { LinkButton } from '#ui/link-button.tsx'

export function SiteLayout() {
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

function SiteHeader() {
  const anchors = useBuiltEntries(siteNavigation)
  const [panel] = useBuiltEntries([customerPanel])
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-bg/90 backdrop-blur-sm">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-5 md:px-8">
        <BrandLink className="mr-auto" />
        {/* On phones the page itself is one column of these sections. */}
        <nav aria-label="Sayfa bölümleri" className="flex items-center max-sm:hidden">
          {anchors.map((anchor) => (
            <Link
              key={anchor.to}
              to={anchor.to}
              className="rounded-field px-3 py-2 text-14 text-muted transition-colors hover:bg-hover hover:text-ink"
            >
              {anchor.label}
            </Link>
          ))}
        </nav>
        <ThemeSwitch />
        {panel && (
          <LinkButton href={panel.to} variant="primary" size="sm">
            {panel.label}
          </LinkButton>
        )}
      </div>
    </header>
  )
}

function SiteFooter() {
  const { company } = usePageData()
  const legal = useBuiltEntries(legalPages)
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-baseline gap-x-8 gap-y-2 px-5 py-8 text-13 text-muted md:px-8">
        <p className="mr-auto">{company.legal_name}</p>
        {legal.map((page) => (
          <Link key={page.to} to={page.to} className="link">
            {page.label}
          </Link>
        ))}
        {company.tax_office && company.tax_number && (
          <p className="figures">
            {company.tax_office} Vergi Dairesi, {company.tax_number}
          </p>
        )}
      </div>
    </footer>
  )
}
