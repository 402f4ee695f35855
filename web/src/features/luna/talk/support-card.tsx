/** How to reach people: phone, e-mail and when somebody is there. */
import { supportHoursWords } from '@kervan/domain/chat/support-hours.ts'
import { Clock, Mail, Phone } from 'lucide-react'
import { usePageData } from '#features/company/page-data.tsx'

export function SupportCard() {
  const { company } = usePageData()
  const [phone] = company.phones
  return (
    <ul aria-label="Destek" className="flex flex-col gap-1.5 text-13">
      {phone && (
        <li className="flex items-center gap-2">
          <Phone className="size-4 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
          <a href={`tel:${phone.replace(/\s/g, '')}`} className="link">
            {phone}
          </a>
        </li>
      )}
      <li className="flex items-center gap-2">
        <Mail className="size-4 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
        <a href={`mailto:${company.support_email}`} className="link break-all">
          {company.support_email}
        </a>
      </li>
      <li className="flex items-start gap-2 text-muted">
        <Clock className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden />
        <span>{supportHoursWords(company.support_hours)}</span>
      </li>
    </ul>
  )
}
