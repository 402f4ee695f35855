/** The header of the public site: links to the page's sections, to a demo and to the customer portal; on phones in a menu. */
import { clsx } from 'clsx'
import { Menu } from 'lucide-react'
import { Link } from 'react-router'
import { BrandLink } from '#assembly/layouts/brand-link.tsx'
import { useBuiltEntries } from '#assembly/layouts/route-table.tsx'
import { customerPanel, demoRequest, siteNavigation } from '#assembly/layouts/site-navigation.ts'
import { ThemeSwitch } from '#assembly/layouts/theme-switch.tsx'
import { buttonClasses } from '#spine/ui/button.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'

const menuId = 'site-menu'

export function SiteHeader() {
  const anchors = useBuiltEntries(siteNavigation)
  const [panel] = useBuiltEntries([customerPanel])
  const [demo] = useBuiltEntries([demoRequest])
  return (
    <header className="print-hidden sticky top-0 z-30 border-line border-b bg-bg/90 backdrop-blur-sm">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-5 md:px-8">
        <BrandLink className="mr-auto min-w-0" />
        <nav aria-label="Sayfa bölümleri" className="flex items-center max-lg:hidden">
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
        <div className="max-sm:hidden">
          <ThemeSwitch />
        </div>
        {demo && (
          <LinkButton href={demo.to} size="sm" className="max-sm:hidden">
            {demo.label}
          </LinkButton>
        )}
        {panel && (
          <LinkButton href={panel.to} variant="primary" size="sm">
            {panel.label}
          </LinkButton>
        )}
        <button
          type="button"
          aria-label="Menü"
          popoverTarget={menuId}
          className={clsx(
            buttonClasses({ variant: 'ghost' }),
            '-mr-2 w-11 text-muted [anchor-name:--menu-button] lg:hidden',
          )}
        >
          <Menu className="size-5 shrink-0" strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      <SiteMenu entries={demo ? [...anchors, demo] : anchors} />
    </header>
  )
}

/** A native popover: opens without script, and closes with Escape or a tap elsewhere. */
function SiteMenu({ entries }: { entries: readonly { label: string; to: string }[] }) {
  return (
    <nav
      id={menuId}
      popover="auto"
      aria-label="Menü"
      className="fixed inset-x-3 top-18 bottom-auto supports-[anchor-name:--menu]:top-[calc(anchor(--menu-button_bottom)+1.125rem)] m-0 ml-auto w-auto rounded-card border border-line bg-card p-2 text-ink shadow-float sm:left-auto sm:w-80 lg:hidden"
    >
      {entries.map((entry) => (
        <Link
          key={entry.label}
          to={entry.to}
          onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
          className="flex h-12 items-center rounded-field px-3 transition-colors hover:bg-hover"
        >
          {entry.label}
        </Link>
      ))}
      <div className="needs-script sm:hidden">
        <ThemeSwitch variant="entry" />
      </div>
    </nav>
  )
}
