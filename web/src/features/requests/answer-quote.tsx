/**
 * The dialog with which a customer answers a quote: it asks for confirmation, names the price, and shows errors in place.
 * The URL opens it, as in `?approve=<request>`, so that the back button closes it first.
 */
import type { Answer } from '@kervan/domain/requests/requests.policy.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { answerStateOf, type QuotedRequest } from '#features/requests/answer-state.ts'
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
  /** Opens the dialog; nothing is sent before it is confirmed. */
  ask: (answer: Answer, request: QuotedRequest) => void
  /** To be rendered anywhere on the screen. */
  dialog: ReactNode
}

type DialogProps = { answer: Answer; opened: QuotedRequest; onClose: () => void }

const words = {
  approve: {
    question: 'Teklif onaylansın mı?',
    follows: 'Onayladığınızda gönderiniz hazırlanmaya başlar.',
    button: 'Onayla',
    busy: 'Onaylanıyor',
  },
  reject: {
    question: 'Teklif reddedilsin mi?',
    follows:
      'Reddettiğiniz teklif sonradan onaylanamaz. Başka bir fiyat istiyorsanız reddetmek yerine revize isteyin.',
    button: 'Reddet',
    busy: 'Reddediliyor',
  },
  revise: {
    question: 'Revize istensin mi?',
    follows: 'Talebiniz yeniden beklemeye alınır; ekibimiz yeni bir teklif hazırlar.',
    button: 'Revize iste',
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
  useCloseAfterReload(answer !== undefined && request === null, close)
  return {
    ask: (chosen, request) => {
      setOpened(request)
      const address = { search: withParams(search, { [chosen]: request.id }) }
      void navigate(address, { state: openedHere, preventScrollReset: true })
    },
    dialog: answer && request && (
      <AnswerDialog key={answer + request.id} answer={answer} opened={request} onClose={close} />
    ),
  }
}

/** After a reload it is unknown which price the dialog was about, so it is closed. */
function useCloseAfterReload(isAfterReload: boolean, close: () => void) {
  const closed = useRef(false)
  useEffect(() => {
    if (isAfterReload && !closed.current) close()
    closed.current = isAfterReload
  }, [isAfterReload, close])
}

const longestNote = 500

/** Uses a freshly fetched request as soon as there is one: cached data may be older than what the dialog was opened with. */
function AnswerDialog({ answer, opened, onClose }: DialogProps) {
  const reading = api.requests.get.queryOptions({ input: { id: opened.id }, refetchOnMount: 'always' })
  const { data, isFetchedAfterMount } = useQuery(reading)
  const request = (isFetchedAfterMount && data) || opened
  const texts = words[answer]
  const [seen, setSeen] = useState(opened)
  const [note, setNote] = useState('')
  const tooLong = note.trim().length > longestNote ? `En fazla ${longestNote} karakter.` : undefined
  const send = useSendAnswer(answer, onClose)
  const now = useNow()
  // While sending and afterwards, changes of the request are the customer's own.
  const state = send.isPending || send.isDone ? null : answerStateOf(answer, seen, request, now)
  const isClosed = state?.kind === 'closed' || (state?.kind === 'open' && send.failure?.isFinal)
  const mayAct = state?.kind !== 'renewed' && !isClosed
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !send.isPending && onClose()}
      title={texts.question}
      description={<NonBreakingText text={`${request.number} · ${request.title}`} />}
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
              onClick={() =>
                !tooLong && send.mutate({ id: seen.id, quote_id: seen.quote_id ?? '', note: note.trim() })
              }
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
              setSeen(request)
            }}
          />
        ) : send.failure ? (
          <Alert title={send.failure.title}>{send.failure.text}</Alert>
        ) : (
          state?.kind === 'closed' && <Alert>{state.reason}</Alert>
        )}
        {request.quote_amount !== null && <p className="figures text-22 font-bold">{priceOf(request)}</p>}
        {!isClosed && <p className="text-14 text-muted">{texts.follows}</p>}
        {answer === 'revise' && !isClosed && (
          <Field label="Ne değişsin?" error={tooLong} optionalMark>
            <Textarea
              value={note}
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

/** A new price must be seen first, so that a click meant for the old one does not accept it. */
function RenewedQuote({ seen, request, onSeen }: RenewedProps) {
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
