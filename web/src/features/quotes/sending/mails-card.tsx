/** The mails of the quote: what waits for its time, what went out, and what did not arrive. */
import type { QuoteMail } from '@kervan/domain/quotes/quote-mail.ts'
import { formatDue, formatShortDateTime } from '@kervan/domain/values/format-date.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { StatusBadge, type StatusStyle, type StatusTone } from '#spine/ui/status-badge.tsx'
import { toast } from '#spine/ui/toast.tsx'
import { useNow } from '#spine/ui/use-now.ts'

const kindWords: Record<QuoteMail['kind'], string> = { offer: 'Teklif', reminder: 'Hatırlatma' }
const stateWords: Record<QuoteMail['state'], [word: string, tone: StatusTone | StatusStyle]> = {
  scheduled: ['Zamanlandı', 'pending'],
  queued: ['Yolda', { icon: Send, colours: 'bg-sea-soft text-on-sea-soft' }],
  sent: ['Gönderildi', 'approved'],
  failed: ['Ulaşmadı', 'rejected'],
  cancelled: ['İptal edildi', 'cancelled'],
}

export function MailsCard({ id }: { id: string }) {
  const { data } = useQuery(api.quotes.sending.mails.queryOptions({ input: { id } }))
  if (!data || data.mails.length === 0) return null
  return (
    <Card>
      <CardHead title="E-postalar" />
      <ul className="px-4 py-2 md:px-5">
        {data.mails.map((mail) => (
          <li key={mail.id} className="flex flex-col gap-1 border-line border-b py-2.5 last:border-b-0">
            <Mail quoteId={id} mail={mail} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Mail({ quoteId, mail }: { quoteId: string; mail: QuoteMail }) {
  const now = new Date(useNow())
  const [word, tone] = stateWords[mail.state]
  const isWaiting = mail.state === 'scheduled'
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {kindWords[mail.kind]}
          <StatusBadge tone={tone}>{word}</StatusBadge>
        </span>
        <time dateTime={mail.send_at} className="figures text-13 text-muted">
          {isWaiting ? formatDue(mail.send_at, now) : formatShortDateTime(mail.send_at)}
        </time>
      </p>
      <p className="break-words text-13 text-muted">
        {[...mail.recipients, ...mail.copies].join(', ')}
        {mail.created_by_name && ` · ${mail.created_by_name}`}
      </p>
      {mail.reason && (
        <p className={mail.state === 'failed' ? 'break-words text-13 text-danger' : 'break-words text-13'}>
          {mail.reason}
        </p>
      )}
      {isWaiting && <CancelButton quoteId={quoteId} kind={mail.kind} />}
    </>
  )
}

export function CancelButton({ quoteId, kind }: { quoteId: string; kind: QuoteMail['kind'] }) {
  const cancel = useMutation({
    mutationFn: () => {
      const { cancelSend, cancelReminder } = client.quotes.sending
      return (kind === 'offer' ? cancelSend : cancelReminder)({ id: quoteId }, callTimeout())
    },
    onError: (error) => toast.failure({ title: 'İptal edilemedi', description: toProblem(error).message }),
  })
  return (
    <Button size="sm" className="self-start" busy={cancel.isPending} onClick={() => cancel.mutate()}>
      {kind === 'offer' ? 'Gönderimi iptal et' : 'Hatırlatmayı iptal et'}
    </Button>
  )
}
