/** Links to mail or call somebody. */
import { Mail, Phone } from 'lucide-react'
import { cn } from '#spine/ui/class-names.ts'

type Props = {
  email: string
  phone: string
  /** The subject of a mail to them. */
  subject: string
}

export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

export function ContactLinks({ email, phone, subject }: Props) {
  if (!email && !phone) return null
  const link = 'link inline-flex min-h-6 items-center gap-1.5 break-all'
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-14">
      {email && (
        <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} className={link}>
          <Mail className="size-4 shrink-0" strokeWidth={1.75} aria-hidden />
          {email}
        </a>
      )}
      {phone && (
        <a href={phoneHref(phone)} className={cn(link, 'figures')}>
          <Phone className="size-4 shrink-0" strokeWidth={1.75} aria-hidden />
          {phone}
        </a>
      )}
    </p>
  )
}
