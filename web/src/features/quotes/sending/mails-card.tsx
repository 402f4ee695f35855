/** The mails of the quote: what waits for its time, what went out, and what did not arrive. */
import type { QuoteMail } from '@kervan/domain/quotes/quote-mail.ts'
import { formatDue, formatShortDateTime } from '@kervan/domain/values/format-date.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, type LucideIcon, Send, TriangleAlert } from 'lucide-react'
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
  const isPartly = mail.state === 'failed' && mail.outcomes.some(({ state }) => state === 'sent')
  const isWaiting = mail.state === 'scheduled'
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {kindWords[mail.kind]}
          <StatusBadge tone={tone}>{isPartly ? 'Bazılarına ulaşmadı' : word}</StatusBadge>
        </span>
        <time dateTime={mail.send_at} className="figures text-13 text-muted">
          {isWaiting ? formatDue(mail.send_at, now) : formatShortDateTime(mail.send_at)}
        </time>
      </p>
      <Recipients mail={mail} />
      {isWaiting && <CancelButton quoteId={quoteId} kind={mail.kind} />}
    </>
  )
}

/** Of several each with what became of it there; of one that is the state of the whole. */
function Recipients({ mail }: { mail: QuoteMail }) {
  const people = [...mail.recipients, ...mail.copies]
  const isTold = people.length > 1 && (mail.state === 'queued' || mail.outcomes.length > 0)
  const names = isTold ? [] : people
  return (
    <>
      {isTold && (
        <ul className="flex flex-col gap-0.5 text-13">
          {people.map((address) => (
            <Recipient
              key={address}
              address={address}
              outcome={mail.outcomes.find((outcome) => outcome.address === address)}
            />
          ))}
        </ul>
      )}
      <p className="break-words text-13 text-muted">
        {[names.join(', '), mail.created_by_name].filter(Boolean).join(' · ')}
      </p>
      {mail.reason && !isTold && (
        <p className={mail.state === 'failed' ? 'break-words text-13 text-danger' : 'break-words text-13'}>
          {mail.reason}
        </p>
      )}
    </>
  )
}

type Outcome = QuoteMail['outcomes'][number]
const outcomeWords: Record<Outcome['state'] | 'queued', [word: string, icon: LucideIcon, colour: string]> = {
  queued: ['Yolda', Send, 'text-muted'],
  sent: ['Gönderildi', CircleCheck, 'text-approved'],
  failed: ['Ulaşmadı', CircleX, 'text-danger'],
  uncertain: ['Belirsiz', TriangleAlert, 'text-delayed'],
}

function Recipient({ address, outcome }: { address: string; outcome: Outcome | undefined }) {
  const [word, Icon, colour] = outcomeWords[outcome?.state ?? 'queued']
  return (
    <li className="flex gap-1.5">
      <Icon className={`mt-0.5 size-4 shrink-0 ${colour}`} strokeWidth={1.75} aria-hidden />
      <span className="min-w-0 wrap-anywhere">
        {address} <span className={colour}>{word}</span>
        {outcome?.reason && <span className="block text-muted">{outcome.reason}</span>}
      </span>
    </li>
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
