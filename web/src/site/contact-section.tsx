/** How to reach the company: address, phones, mail, hours and the emergency line. */
import type { ReactNode } from 'react'
import { usePageData } from '#page-data.tsx'
import { hoursInWords, phoneHref } from '#site/contact-words.ts'

export function ContactSection() {
  const { company } = usePageData()
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="mx-auto max-w-6xl px-5 py-16 md:px-8 md:py-24"
    >
      <h2 id="contact-title" className="text-28">
        İletişim
      </h2>
      <dl className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {company.phones.length > 0 && (
          <Detail term="Telefon">
            {company.phones.map((phone) => (
              <PhoneLink key={phone} phone={phone} />
            ))}
          </Detail>
        )}
        <Detail term="E-posta">
          <a href={`mailto:${company.email}`} className="link block w-fit py-0.5">
            {company.email}
          </a>
        </Detail>
        {company.address && (
          <Detail term="Adres">
            <span className="block py-0.5">{company.address}</span>
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
      </dl>
      {company.emergency_phone && (
        <p className="mt-10 flex flex-wrap items-baseline gap-x-3 border-line border-t pt-5">
          <span className="text-muted">Acil destek hattı</span>
          <PhoneLink phone={company.emergency_phone} />
        </p>
      )}
    </section>
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
    <a href={phoneHref(phone)} className="link figures block w-fit py-0.5">
      {phone}
    </a>
  )
}
