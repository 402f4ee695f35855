/** How to reach who asks: by mail, by phone. */
import type { WorkItem } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { Mail, Phone } from 'lucide-react'
import { cn } from '#ui/class-names.ts'

export function WorkReach({ item: { email, phone, title } }: { item: WorkItem }) {
  if (!email && !phone) return null
  const link = 'link inline-flex min-h-6 items-center gap-1.5 break-all'
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-14">
      {email && (
        <a href={`mailto:${email}?subject=${encodeURIComponent(title)}`} className={link}>
          <Mail className="size-4 shrink-0" strokeWidth={1.75} aria-hidden />
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={cn(link, 'figures')}>
          <Phone className="size-4 shrink-0" strokeWidth={1.75} aria-hidden />
          {phone}
        </a>
      )}
    </p>
  )
}
