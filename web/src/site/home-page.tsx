/** The first page of the site: one sentence, one action, the company's figures and how to reach it. */
import { Mail, Phone } from 'lucide-react'
import { useDocumentTitle } from '#document-title.ts'
import { usePageData } from '#page-data.tsx'
import { ContactSection } from '#site/contact-section.tsx'
import { phoneHref } from '#site/contact-words.ts'
import { HeroRoute } from '#site/hero-route.tsx'
import { homeTitle } from '#site/page-heads.ts'
import { LinkButton } from '#ui/link-button.tsx'

export function HomePage() {
  const { company } = usePageData()
  const [phone] = company.phones
  useDocumentTitle(homeTitle)
  return (
    <>
      <section className="relative mx-auto max-w-6xl px-5 pt-16 md:px-8 md:pt-24">
        <h1 className="max-w-3xl text-40 tracking-tight md:text-56">
          Yükünüz tek bir hatta, zamanında ilerler.
        </h1>
        <p className="measure mt-5 text-18 text-muted">
          {company.name}, deniz, hava ve kara yolu taşımacılığını tek elden planlar: kalkıştan varışa kadar
          tek muhatap.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          {phone && (
            <LinkButton href={phoneHref(phone)} variant="next" size="lg">
              <Phone strokeWidth={1.75} aria-hidden /> Bizi arayın
            </LinkButton>
          )}
          <LinkButton href={`mailto:${company.email}`} variant={phone ? 'secondary' : 'next'} size="lg">
            <Mail strokeWidth={1.75} aria-hidden /> E-posta yazın
          </LinkButton>
        </div>
      </section>
      <HeroRoute />
      <Claims />
      <ContactSection />
    </>
  )
}

function Claims() {
  const { claims } = usePageData().company
  if (claims.length === 0) return null
  return (
    <section aria-label="Rakamlarla" className="border-line border-y bg-card">
      <dl className="mx-auto flex max-w-6xl flex-wrap gap-x-12 gap-y-6 px-5 py-8 md:justify-between md:px-8">
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
