/** The footer of the public site: the company, the legal pages, the newsletter and the consent choices. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useBuiltEntries } from '#assembly/layouts/route-table.tsx'
import { legalPages, siteNavigation, siteTools } from '#assembly/layouts/site-navigation.ts'
import { usePageData } from '#features/company/page-data.tsx'

type Props = {
  /** The field that subscribes to the newsletter. */
  newsletter?: ReactNode
  /** The button that opens the choices about measuring and marketing. */
  consentChoices?: ReactNode
}

export function SiteFooter({ newsletter, consentChoices }: Props) {
  const { company } = usePageData()
  return (
    // A fixed minimum height: on a short page it ends at the screen's edge and would move while it renders.
    <footer className="min-h-[42rem] border-line border-t text-14 sm:min-h-[33rem] lg:min-h-[20.75rem] print:min-h-0">
      <div className="mx-auto max-w-6xl px-5 py-12 md:px-8 print:max-w-none print:px-0 print:py-4">
        <div className="print-hidden flex flex-wrap justify-between gap-x-16 gap-y-10">
          {newsletter && <div className="w-full max-w-sm">{newsletter}</div>}
          <FooterGroup title="Site" entries={useBuiltEntries(siteNavigation)} />
          <FooterGroup title="Araçlar" entries={useBuiltEntries(siteTools)} />
          <FooterGroup title="Yasal metinler" entries={useBuiltEntries(legalPages)}>
            {consentChoices && <li>{consentChoices}</li>}
          </FooterGroup>
        </div>
        <div className="mt-10 flex flex-wrap justify-between gap-x-8 gap-y-1 border-line border-t pt-5 text-13 text-muted print:mt-0 print:border-0">
          <p>{company.legal_name}</p>
          {company.tax_office && company.tax_number && (
            <p className="figures">
              {company.tax_office} Vergi Dairesi, VKN {company.tax_number}
            </p>
          )}
        </div>
      </div>
    </footer>
  )
}

function FooterGroup({
  title,
  entries,
  children,
}: {
  title: string
  entries: readonly { label: string; to: string }[]
  children?: ReactNode
}) {
  if (entries.length === 0 && !children) return null
  return (
    <nav aria-label={title} className="min-w-40">
      <p className="font-medium">{title}</p>
      <ul className="mt-2 text-muted">
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              className="inline-flex min-h-8 items-center pointer-coarse:min-h-11 hover:text-ink hover:underline"
            >
              {entry.label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
