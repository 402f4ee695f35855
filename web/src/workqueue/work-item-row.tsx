/** One piece of work: who asks for what, how to reach them, by when; and the word that it is done. */
import type { WorkItem } from '@kervan/domain/workqueue/workqueue.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Mail, Phone } from 'lucide-react'
import { useId } from 'react'
import { api, client, toProblem } from '#api.ts'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/class-names.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { formatMoment } from '#ui/format.ts'
import { RelativeTime } from '#ui/relative-time.tsx'
import { StatusBadge } from '#ui/status-badge.tsx'
import { toast } from '#ui/toast.tsx'

export function WorkItemRow({ item, arrived }: { item: WorkItem; arrived: boolean }) {
  const title = useId()
  return (
    <li
      aria-labelledby={title}
      className={cn(
        'flex flex-wrap items-start gap-x-6 gap-y-3 border-line border-b px-5 py-4 last:border-b-0',
        arrived && 'animate-arrived',
      )}
    >
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1.5">
        <p id={title} className="flex flex-wrap items-center gap-x-2 gap-y-1 break-words font-medium">
          {item.title} <Due at={item.due_at} />
        </p>
        <p className="text-13 text-muted">
          {[item.customer_name, item.company].filter(Boolean).join(', ')} ·{' '}
          <RelativeTime moment={item.created_at} />
        </p>
        {item.description && (
          <p className="measure whitespace-pre-line break-words text-14">{item.description}</p>
        )}
        <Reach item={item} />
      </div>
      <Complete item={item} />
    </li>
  )
}

function Due({ at }: { at: string }) {
  if (Date.parse(at) < Date.now()) return <StatusBadge tone="rejected">Gecikti</StatusBadge>
  return (
    <span className="figures font-normal text-13 text-muted">
      En geç <time dateTime={at}>{formatMoment(at)}</time>
    </span>
  )
}

function Reach({ item: { email, phone, title } }: { item: WorkItem }) {
  const link = 'link inline-flex min-h-6 items-center gap-1.5 break-all'
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-14">
      <a href={`mailto:${email}?subject=${encodeURIComponent(title)}`} className={link}>
        <Mail className="size-4 shrink-0" strokeWidth={1.75} aria-hidden />
        {email}
      </a>
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={cn(link, 'figures')}>
          <Phone className="size-4 shrink-0" strokeWidth={1.75} aria-hidden />
          {phone}
        </a>
      )}
    </p>
  )
}

function Complete({ item }: { item: WorkItem }) {
  const queries = useQueryClient()
  const complete = useMutation({
    mutationFn: () => client.workqueue.complete({ id: item.id }),
    onSuccess: () => toast.success({ title: `Tamamlandı: ${item.title}` }),
    onError: (error) => toast.failure({ title: 'İş tamamlanamadı', description: toProblem(error).message }),
    onSettled: () => queries.invalidateQueries({ queryKey: api.workqueue.list.key() }),
  })
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" busy={complete.isPending} busyLabel="Kaydediliyor">
          Tamamlandı
        </Button>
      }
      title="İş tamamlandı mı?"
      description={`«${item.title}» herkesin listesinden kalkar ve adınızla kaydedilir. Bu geri alınmaz.`}
      confirmLabel="Tamamlandı"
      danger={false}
      onConfirm={() => complete.mutate()}
    />
  )
}
