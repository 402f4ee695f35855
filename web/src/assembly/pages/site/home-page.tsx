/** The first page of the site: one sentence, one action, the lanes, and what a customer wants to know before calling. */

import { AboutSection } from '#assembly/pages/site/about-section.tsx'
import { ContactSection } from '#assembly/pages/site/contact-section.tsx'
import { phoneHref } from '#assembly/pages/site/contact-words.ts'
import { LaneChart } from '#assembly/pages/site/lane-chart.tsx'
import { homeTitle } from '#assembly/pages/site/page-heads.ts'
import { ServicesSection } from '#assembly/pages/site/services-section.tsx'
import { TechnologySection } from '#assembly/pages/site/technology-section.tsx'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { usePageData } from '#features/company/page-data.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'

export function HomePage() {
  useDocumentTitle(homeTitle)
  return (
    <>
      <Hero />
      <LaneChart />
      <Claims />
      <ServicesSection />
      <AboutSection />
      <TechnologySection />
      <ContactSection />
    </>
  )
}

function Hero() {
  const { company } = usePageData()
  const [phone] = company.phones
  return (
    <section className="relative z-10 mx-auto max-w-6xl px-5 pt-14 md:px-8 md:pt-16 print:px-0">
      <h1 className="max-w-3xl text-40 tracking-tight md:text-56">Kalkıştan varışa tek hat, tek muhatap.</h1>
      <p className="mt-5 max-w-[32.8em] text-18 text-muted">
        Deniz, hava ve kara yolu taşımalarınızı {company.name} tek ekiple planlar. Teklifi, belgeleri ve
        yükünüzün yerini tek panelde görürsünüz.
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton href="/dashboard" variant="next" size="lg">
          Teklif iste
        </LinkButton>
        {phone && (
          <p className="text-muted">
            <span className="print-hidden">veya arayın:</span>
            <span className="hidden print:inline">Telefon:</span>{' '}
            <a href={phoneHref(phone)} className="link touch-room figures relative whitespace-nowrap">
              {phone}
            </a>
          </p>
        )}
      </div>
    </section>
  )
}

function Claims() {
  const { claims } = usePageData().company
  if (claims.length === 0) return null
  return (
    <section aria-label="Rakamlarla" className="border-line border-y bg-card">
      <dl className="mx-auto flex max-w-6xl flex-wrap gap-x-12 gap-y-6 px-5 py-8 md:justify-between md:px-8 print:px-0">
        {claims.map((claim) => (
          <div key={claim.label} className="flex flex-col-reverse">
            <dt className="text-14 text-muted">{claim.label}</dt>
            <dd className="figures text-22 font-bold">{claim.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
