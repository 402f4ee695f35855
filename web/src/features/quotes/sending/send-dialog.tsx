/** Sends the quote: to whom, with which words, when, and how the mail will look. */
import { offerOrientations } from '@kervan/domain/quotes/offer-options.ts'
import { sendingWords } from '@kervan/domain/quotes/quotes.copy.ts'
import { isEmailAddress } from '@kervan/domain/values/email-shape.ts'
import { formatDue } from '@kervan/domain/values/format-date.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { useQuoteDocument } from '#features/quotes/editor/editor-context.ts'
import { MailPreview } from '#features/quotes/sending/mail-preview.tsx'
import { CancelButton } from '#features/quotes/sending/mails-card.tsx'
import { MarginNotice } from '#features/quotes/sending/margin-notice.tsx'
import { type SendTime, sendAt } from '#features/quotes/sending/send-time.ts'
import { SendTimeField } from '#features/quotes/sending/send-time-field.tsx'
import { useScheduledSend } from '#features/quotes/sending/use-scheduled-send.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { AddressInput } from '#spine/ui/address-input.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Orientation = (typeof offerOrientations)[number]
const orientationWords: Record<Orientation, string> = { portrait: 'Dikey A4', landscape: 'Yatay A4' }
const badAddress = 'İşaretli adresler geçerli değil.'
const badTime = 'Gelecekte bir gün ve saat seçin.'

type Props = { onClose: () => void; onSent: () => unknown }

export function SendDialog({ onClose, onSent }: Props) {
  const quote = useQuoteDocument()
  const keys = useIdempotencyKeys()
  const [to, setTo] = useState<string[]>(quote.customer_email ? [quote.customer_email] : [])
  const [cc, setCc] = useState<string[]>([])
  /** Undefined until something else is typed than the usual one. */
  const [typedSubject, setSubject] = useState<string>()
  const [message, setMessage] = useState('')
  const [orientation, setOrientation] = useState<Orientation>('portrait')
  const [time, setTime] = useState<SendTime>({ kind: 'now', day: '', time: '' })
  const [isChecked, setChecked] = useState(false)
  const suggestion = useQuery(api.quotes.sending.suggestion.queryOptions({ input: { id: quote.id } }))
  const state = useQuery(api.quotes.sending.mails.queryOptions({ input: { id: quote.id } }))
  const margin = state.data?.margin
  const subject = typedSubject ?? state.data?.usual_subject ?? `${sendingWords.subject} ${quote.quote_no}`
  const scheduled = useScheduledSend(quote.id)

  const send = useMutation({
    mutationFn: (send_at: string | null) => {
      const input = { id: quote.id, version: quote.version, to, cc, subject, message, orientation, send_at }
      return client.quotes.sending.send(input, {
        ...callTimeout(),
        context: { idempotencyKey: keys.keyFor(input) },
      })
    },
    onSuccess: ({ state: sent, recipients, send_at }) => {
      onClose()
      void onSent()
      const people = recipients.join(', ')
      if (sent === 'sent') toast.success({ title: sendingWords.sent, description: people, kind: 'longer' })
      else
        toast.success({
          title: sendingWords.scheduled,
          description: `${formatDue(send_at, new Date())}: ${people}`,
          kind: 'longer',
        })
    },
    onError: (error) => {
      // Somebody was faster, or has changed it: the page shows what is true now.
      if (['ALREADY_SENT', 'STALE', 'BELOW_FLOOR'].includes(toProblem(error).code)) {
        void onSent()
        void state.refetch()
      }
    },
  })
  const at = sendAt(time, suggestion.data?.send_at, new Date())
  const bad = { to: to.some(isWrong), cc: cc.some(isWrong), none: to.length === 0, time: at === undefined }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (at === undefined || bad.to || bad.cc || bad.none || send.isPending) return
    send.mutate(at)
  }
  const isRefused = margin?.state === 'needs_approval'
  return (
    <Dialog
      open
      page
      onOpenChange={(open) => !open && onClose()}
      title="Teklifi gönder"
      description={`${quote.quote_no} · PDF olarak eklenir`}
      footer={
        <Button
          type="submit"
          form="send-quote"
          variant="next"
          busy={send.isPending}
          busyLabel="Gönderiliyor"
          disabled={isRefused}
        >
          {time.kind === 'now' ? 'Şimdi gönder' : 'Gönderimi zamanla'}
        </Button>
      }
    >
      <form id="send-quote" onSubmit={submit} className="flex flex-col gap-4" noValidate>
        {scheduled && (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-pending-fill px-3 py-2 text-14 text-pending">
            <p>
              Gönderim zamanlandı: {formatDue(scheduled, new Date())}. Şimdi gönderirseniz zamanlanan iptal
              edilir; zamanını değiştirmek için önce onu iptal edin.
            </p>
            <CancelButton quoteId={quote.id} kind="offer" />
          </div>
        )}
        {margin && <MarginNotice margin={margin} onApproved={() => state.refetch()} />}
        <Field
          label="Alıcılar"
          required
          hint="Birden çok adresi virgülle ayırın veya yapıştırın."
          error={
            isChecked && bad.none
              ? `${sendingWords.noRecipientTitle}: ${sendingWords.noRecipient}`
              : isChecked && bad.to
                ? badAddress
                : undefined
          }
        >
          <AddressInput value={to} onChange={setTo} />
        </Field>
        <Field label="Bilgi (CC)" optionalMark error={isChecked && bad.cc ? badAddress : undefined}>
          <AddressInput value={cc} onChange={setCc} />
        </Field>
        <Field label="Konu">
          <Input value={subject} maxLength={160} onChange={({ target }) => setSubject(target.value)} />
        </Field>
        <Field label="Mesaj" optionalMark>
          <Textarea value={message} maxLength={1000} onChange={({ target }) => setMessage(target.value)} />
        </Field>
        <SendTimeField
          value={time}
          onChange={setTime}
          best={suggestion.data}
          error={isChecked && bad.time ? badTime : undefined}
        />
        <Field label="PDF sayfası" className="sm:w-48">
          <Select
            value={orientation}
            options={offerOrientations.map((one) => ({ value: one, label: orientationWords[one] }))}
            onChange={({ target }) =>
              setOrientation(offerOrientations.find((one) => one === target.value) ?? 'portrait')
            }
          />
        </Field>
        <MailPreview quoteId={quote.id} version={quote.version} message={message} />
        {send.isError && <Alert title={sendingWords.failed}>{toProblem(send.error).message}</Alert>}
      </form>
    </Dialog>
  )
}

const isWrong = (address: string) => !isEmailAddress(address)
