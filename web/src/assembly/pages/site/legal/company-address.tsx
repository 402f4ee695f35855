/** The company as a legal text names it: title, address, phone and the mail for requests, as far as they are known. */

import { phoneHref } from '#assembly/pages/site/contact-words.ts'
import { usePageData } from '#features/company/page-data.tsx'

export function CompanyAddress() {
  const { company } = usePageData()
  const email = company.support_email || company.email
  return (
    <address className="my-4 border-line border-l-2 pl-4 not-italic">
      <span className="block font-medium">{company.legal_name}</span>
      {company.address && <span className="block">{company.address}</span>}
      <a href={`mailto:${email}`} className="link block w-fit max-w-full break-words">
        {email}
      </a>
      {company.phones.slice(0, 1).map((phone) => (
        <a key={phone} href={phoneHref(phone)} className="link figures block w-fit">
          {phone}
        </a>
      ))}
    </address>
  )
}
