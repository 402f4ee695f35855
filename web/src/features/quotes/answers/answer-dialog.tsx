/** The question before an answer is sent: it names the price and what it is for, and shows errors in place. */
import { type RejectionReason, rejectionReasonWords } from '@kervan/domain/quotes/rejection-reasons.ts'
import { keysOf } from '@kervan/domain/requests/request-options.ts'
import type { Answer } from '@kervan/domain/requests/requests.policy.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerStateOf } from '#features/quotes/answers/answer-state.ts'
import { AnsweredOffer } from '#features/quotes/answers/answered-offer.tsx'
import { RenewedQuote } from '#features/quotes/answers/renewed-quote.tsx'
import { useSendAnswer } from '#features/quotes/answers/send-answer.ts'
import type { QuotedRequest } from '#features/requests/quoted-request.ts'
import { api } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { ChoiceCards } from '#spine/ui/choice-cards.tsx'
import { Dialog, DialogClose } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { useNow } from '#spine/ui/use-now.ts'

/** The optional items that the customer has ticked, and the total with them. */
export type ChosenOptions = { items: readonly { id: string; title: string }[]; total: string | null }
export const noOptions: ChosenOptions = { items: [], total: null }
export type Asked = { request: QuotedRequest; chosen: ChosenOptions }

type Props = { answer: Answer; opened: Asked; onClose: () => void }

export const answerTexts = {
  approve: {
    question: 'Teklif onaylansın mı?',
    follows: 'Onayladığınızda gönderiniz hazırlanmaya başlar.',
    button: 'Onayla',
    busy: 'Onaylanıyor',
    note: '',
  },
  reject: {
    question: 'Teklif reddedilsin mi?',
    follows:
      'Reddettiğiniz teklif sonradan onaylanamaz. Başka bir fiyat istiyorsanız reddetmek yerine revize isteyin.',
    button: 'Reddet',
    busy: 'Reddediliyor',
    note: 'Eklemek istedikleriniz',
  },
  revise: {
    question: 'Revize istensin mi?',
    follows: 'Talebiniz yeniden beklemeye alınır; ekibimiz yeni bir teklif hazırlar.',
    button: 'Revize iste',
    busy: 'Gönderiliyor',
    note: 'Ne değişsin?',
  },
} as const satisfies Record<Answer, Record<string, string>>

const longestNote = 500
const reasons = keysOf(rejectionReasonWords).map((value) => ({ value, label: rejectionReasonWords[value] }))

/** Uses a freshly fetched request as soon as there is one: cached data may be older than what the dialog was opened with. */
export function AnswerDialog({ answer, opened, onClose }: Props) {
  const reading = api.requests.get.queryOptions({
    input: { id: opened.request.id },
    refetchOnMount: 'always',
  })
  const { data, isFetchedAfterMount } = useQuery(reading)
  const request = (isFetchedAfterMount && data) || opened.request
  const texts = answerTexts[answer]
  const [{ request: seen, chosen }, setSeen] = useState(opened)
  const [note, setNote] = useState('')
  const [reason, setReason] = useState<RejectionReason | ''>('')
  const tooLong = note.trim().length > longestNote ? `En fazla ${longestNote} karakter.` : undefined
  const send = useSendAnswer(answer, onClose)
  const now = useNow()
  // While sending and afterwards, changes of the request are the customer's own.
  const state = send.isPending || send.isDone ? null : answerStateOf(answer, seen, request, now)
  const isClosed = state?.kind === 'closed' || (state?.kind === 'open' && send.failure?.isFinal)
  const mayAct = state?.kind !== 'renewed' && !isClosed
  const submit = () => {
    if (tooLong) return
    send.mutate({
      id: seen.id,
      quote_id: seen.quote_id ?? '',
      options: chosen.items.map(({ id }) => id),
      reason,
      note: note.trim(),
    })
  }
  const amount = (state?.kind !== 'renewed' && chosen.total) || request.quote_amount
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !send.isPending && onClose()}
      title={texts.question}
      description={<NonBreakingText text={`${opened.request.number} · ${request.title}`} />}
      footer={
        <>
          <DialogClose asChild>
            <Button>{isClosed ? 'Kapat' : 'Vazgeç'}</Button>
          </DialogClose>
          {mayAct && (
            <Button
              variant={answer === 'reject' ? 'danger' : 'primary'}
              busy={send.isPending || send.isDone}
              busyLabel={texts.busy}
              onClick={submit}
            >
              {texts.button}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {state?.kind === 'renewed' ? (
          <RenewedQuote
            seen={seen}
            request={request}
            onSeen={() => {
              send.reset()
              setSeen({ request, chosen: noOptions })
            }}
          />
        ) : send.failure ? (
          <Alert title={send.failure.title}>{send.failure.text}</Alert>
        ) : (
          state?.kind === 'closed' && <Alert>{state.reason}</Alert>
        )}
        {amount !== null && (
          <p className="figures text-22 font-bold">{formatMoney(amount, request.quote_currency ?? '')}</p>
        )}
        {seen.quote_id && !isClosed && (
          <AnsweredOffer
            quoteId={seen.quote_id}
            named={opened.request}
            chosen={chosen.items}
            isApproval={answer === 'approve'}
          />
        )}
        {!isClosed && <p className="text-14 text-muted">{texts.follows}</p>}
        {answer === 'reject' && !isClosed && (
          <ChoiceCards
            legend="Neden reddediyorsunuz? (isteğe bağlı)"
            choices={reasons}
            value={reason}
            onChange={setReason}
            className="sm:grid-cols-2"
          />
        )}
        {texts.note && !isClosed && (
          <Field label={texts.note} error={tooLong} optionalMark>
            <Textarea
              value={note}
              placeholder={answer === 'revise' ? 'Daha erken varış' : ''}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
        )}
      </div>
    </Dialog>
  )
}
