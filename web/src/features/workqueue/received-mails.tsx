/** The mails of an item of received mail: each opens the conversation that it answers, and is downloaded as it came. */
import { keptReasons } from '@kervan/domain/chat/inbound-mail.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import type { ReceivedMail } from '@kervan/domain/workqueue/work-acts.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { api } from '#spine/api/api.ts'
import { formatBytes } from '#spine/api/file-rules.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { buttonClasses } from '#spine/ui/button.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function ReceivedMails({ workItemId }: { workItemId: string }) {
  const mails = useQuery(api.workqueue.receivedMails.queryOptions({ input: { id: workItemId } }))
  const items = mails.data?.items
  if (!items)
    return mails.isError ? (
      <LoadFailure title="E-postalar gösterilemedi" query={mails} />
    ) : (
      <Loading>
        <Skeleton className="h-12" />
      </Loading>
    )
  if (items.length === 0)
    return <p className="text-13 text-muted">E-posta artık saklanmıyor; yazdıkları açıklamada.</p>
  return (
    <ul aria-label="Gelen e-postalar">
      {items.map((mail) => (
        <Mail key={mail.id} mail={mail} />
      ))}
    </ul>
  )
}

function Mail({ mail }: { mail: ReceivedMail }) {
  const { id, subject, sender, sender_name, received_at, outcome, attachments, conversation_id, is_kept } =
    mail
  const files = attachments.map(({ name, size }) => `${name || 'adsız dosya'} (${formatBytes(size)})`)
  return (
    <li className="flex flex-col gap-1 border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0">
      <p className="break-words font-medium">{subject || 'Konusuz'}</p>
      <p className="break-words text-13 text-muted">
        {[sender_name, sender, formatDateTime(received_at)].filter(Boolean).join(' · ')}
      </p>
      <p className="measure text-13 text-muted">{keptReasons[outcome]}</p>
      {files.length > 0 && <p className="break-words text-13">Ekler: {files.join(', ')}</p>}
      <p className="mt-1 flex flex-wrap gap-2">
        {conversation_id && (
          <LinkButton size="sm" href={`/staff/communication/${conversation_id}`}>
            Konuşmayı aç
          </LinkButton>
        )}
        {is_kept && (
          <a
            href={`/api/inbound-mails/${id}/file?surface=office`}
            download
            className={buttonClasses({ size: 'sm' })}
          >
            <Download strokeWidth={1.75} aria-hidden />
            E-postayı indir (.eml)
          </a>
        )}
      </p>
    </li>
  )
}
