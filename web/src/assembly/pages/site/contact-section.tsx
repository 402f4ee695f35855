/** How to reach the company: address, phones, mail, hours and the emergency line; and the request for a demo. */
import type { ReactNode } from 'react'
import { hoursInWords, phoneHref } from '#assembly/pages/site/contact-words.ts'
import { DemoRequest } from '#assembly/pages/site/demo-request.tsx'
import { SiteSection } from '#assembly/pages/site/site-section.tsx'
import { usePageData } from '#features/company/page-data.tsx'
import { SubscribeButton } from '#features/newsletter/subscribe-button.tsx'

export function ContactSection() {
  const { company } = usePageData()
  return (
    <div className="border-line border-t">
      <SiteSection id="contact" title="İletişim">
        <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {company.phones.length > 0 && (
            <Detail term="Telefon">
              {company.phones.map((phone) => (
                <PhoneLink key={phone} phone={phone} />
              ))}
            </Detail>
          )}
          <Detail term="E-posta">
            <a
              href={`mailto:${company.email}`}
              className="link block w-fit max-w-full break-words py-0.5 pointer-coarse:py-2.5"
            >
              {company.email}
            </a>
          </Detail>
          {company.address && (
            <Detail term="Adres">
              <address className="py-0.5 not-italic">{company.address}</address>
            </Detail>
          )}
          <Detail term="Çalışma saatleri">
            <table className="figures">
              <tbody>
                {hoursInWords(company.office_hours).map(([day, hours]) => (
                  <tr key={day}>
                    <th scope="row" className="py-0.5 pr-4 text-left font-normal text-muted">
                      {day}
                    </th>
                    <td className="py-0.5">{hours}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Detail>
          {company.emergency_phone && (
            <Detail term="Acil destek hattı">
              <PhoneLink phone={company.emergency_phone} />
              <p className="text-14 text-muted">Yoldaki yükünüz için, mesai dışında da.</p>
            </Detail>
          )}
        </dl>
        <div className="print-hidden mt-12">
          <DemoRequest />
        </div>
        <div className="needs-script print-hidden mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <p className="measure text-muted">Hat, tarife ve mevzuat haberlerini e-postayla alın.</p>
          <SubscribeButton />
        </div>
      </SiteSection>
    </div>
  )
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-2 text-14 font-medium">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={phoneHref(phone)} className="link figures block w-fit py-0.5 pointer-coarse:py-2.5">
      {phone}
    </a>
  )
}
