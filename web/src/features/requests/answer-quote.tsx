/**
 * The customer's three answers to a quote: each is asked once more, names the price, and says in place what went wrong.
 * The address opens the question, as `?approve=<request>`: the back button closes it before anything below it.
 */
import type { Answer } from '@kervan/domain/requests/requests.policy.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type QuotedRequest, standingOf } from '#features/requests/quote-question.ts'
import { useSendAnswer } from '#features/requests/send-answer.ts'
import { openedHere, useCloseDialog, withParams } from '#spine/addresses/dialog-address.ts'
import { api } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog, DialogClose } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { NonBreakingText } from '#spine/ui/non-breaking-text.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { useNow } from '#spine/ui/use-now.ts'

type AnswerQuote = {
  /** Opens the question; nothing is sent before it is confirmed. */
  ask: (answer: Answer, request: QuotedRequest) => void
  /** Goes anywhere on the screen. */
  dialog: ReactNode
}

type DialogProps = { answer: Answer; opened: QuotedRequest; onClose: () => void }

const words = {
  approve: {
    question: 'Teklif onaylansın mı?',
    follows: 'Onayladığınızda gönderiniz hazırlanmaya başlar.',
    act: 'Onayla',
    busy: 'Onaylanıyor',
  },
  reject: {
    question: 'Teklif reddedilsin mi?',
    follows:
      'Reddettiğiniz teklif sonradan onaylanamaz. Başka bir fiyat istiyorsanız reddetmek yerine revize isteyin.',
    act: 'Reddet',
    busy: 'Reddediliyor',
  },
  revise: {
    question: 'Revize istensin mi?',
    follows: 'Talebiniz yeniden beklemeye alınır; ekibimiz yeni bir teklif hazırlar.',
    act: 'Revize iste',
    busy: 'Gönderiliyor',
  },
} as const satisfies Record<Answer, Record<string, string>>

const answers = Object.keys(words) as Answer[]

export function useAnswerQuote(): AnswerQuote {
  const navigate = useNavigate()
  const { search } = useLocation()
  const close = useCloseDialog(...answers)
  const [opened, setOpened] = useState<QuotedRequest | null>(null)
  const params = new URLSearchParams(search)
  const answer = answers.find((name) => params.has(name))
  const request = answer && opened?.id === params.get(answer) ? opened : null
  useForgottenQuestion(answer !== undefined && request === null, close)
  return {
    ask: (wanted, request) => {
      setOpened(request)
      const address = { search: withParams(search, { [wanted]: request.id }) }
      void navigate(address, { state: openedHere, preventScrollReset: true })
    },
    dialog: answer && request && (
      <AnswerDialog key={answer + request.id} answer={answer} opened={request} onClose={close} />
    ),
  }
}

/** After a reload nobody remembers which price was asked about: what lies below is shown, and asks again. */
function useForgottenQuestion(isForgotten: boolean, close: () => void) {
  const closed = useRef(false)
  useEffect(() => {
    if (isForgotten && !closed.current) close()
    closed.current = isForgotten
  }, [isForgotten, close])
}

/** What it was opened with may be old by now; what was read before that is older still. */
function AnswerDialog({ answer, opened, onClose }: DialogProps) {
  const reading = api.requests.get.queryOptions({ input: { id: opened.id }, refetchOnMount: 'always' })
  const { data, isFetchedAfterMount } = useQuery(reading)
  const request = (isFetchedAfterMount && data) || opened
  const said = words[answer]
  const [seen, setSeen] = useState(opened)
  const [note, setNote] = useState('')
  const send = useSendAnswer(answer, onClose)
  const now = useNow()
  // While it is sent, and once it is, the news of it are one's own.
  const standing = send.isPending || send.isDone ? null : standingOf(answer, seen, request, now)
  const isOver = standing?.state === 'closed' || (standing?.state === 'open' && send.failure?.final)
  const mayAct = standing?.state !== 'renewed' && !isOver
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !send.isPending && onClose()}
      title={said.question}
      description={<NonBreakingText text={`${request.number} · ${request.title}`} />}
      footer={
        <>
          <DialogClose asChild>
            <Button>{isOver ? 'Kapat' : 'Vazgeç'}</Button>
          </DialogClose>
          {mayAct && (
            <Button
              variant={answer === 'reject' ? 'danger' : 'primary'}
              busy={send.isPending || send.isDone}
              busyLabel={said.busy}
              onClick={() => send.mutate({ id: seen.id, quote_id: seen.quote_id ?? '', note: note.trim() })}
            >
              {said.act}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {standing?.state === 'renewed' ? (
          <Renewed
            seen={seen}
            request={request}
            onSeen={() => {
              send.forget()
              setSeen(request)
            }}
          />
        ) : send.failure ? (
          <Alert title={send.failure.title}>{send.failure.text}</Alert>
        ) : (
          standing?.state === 'closed' && <Alert>{standing.why}</Alert>
        )}
        {request.quote_amount !== null && <p className="figures text-22 font-bold">{priceOf(request)}</p>}
        {!isOver && <p className="text-14 text-muted">{said.follows}</p>}
        {answer === 'revise' && !isOver && (
          <Field label="Ne değişsin?" optionalMark>
            <Textarea
              value={note}
              maxLength={500}
              placeholder="Daha erken varış"
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
        )}
      </div>
    </Dialog>
  )
}

type RenewedProps = { seen: QuotedRequest; request: QuotedRequest; onSeen: () => void }

/** The new price is agreed to knowingly, and not by a click that was meant for the old one. */
function Renewed({ seen, request, onSeen }: RenewedProps) {
  const [before, after] = [priceOf(seen), priceOf(request)]
  return (
    <Alert
      title={before === after ? 'Teklif yenilendi' : 'Fiyat yenilendi'}
      action={
        <Button size="sm" onClick={onSeen}>
          Güncel teklifle devam et
        </Button>
      }
    >
      {before === after
        ? 'Fiyat aynı kaldı; notu ve geçerliliği talebin detayında görürsünüz.'
        : `Önceki fiyat: ${before}. Güncel fiyat: ${after}.`}
    </Alert>
  )
}

function priceOf({ quote_amount, quote_currency }: QuotedRequest): string {
  return quote_amount === null ? '–' : formatMoney(quote_amount, quote_currency ?? '')
}
