/** The customer's three answers to a quote: each is asked once more, names the price, and says in place what went wrong. */
import type { RequestSummary } from '@kervan/domain/requests/request.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import type { Answer } from '@kervan/domain/requests/requests.policy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { api, client, toProblem } from '#api.ts'
import { noteOwnAct } from '#live/own-acts.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { formatMoney } from '#ui/format.ts'
import { Textarea } from '#ui/textarea.tsx'
import { toast } from '#ui/toast.tsx'

/** Any request that carries a price: a line of a list or its whole detail. */
export type QuotedRequest = Pick<
  RequestSummary,
  'id' | 'number' | 'title' | 'quote_id' | 'quote_amount' | 'quote_currency'
>
type Asked = { answer: Answer; request: QuotedRequest }

type AnswerQuote = {
  /** Opens the question; nothing is sent before it is confirmed. */
  ask: (answer: Answer, request: QuotedRequest) => void
  /** Goes anywhere on the screen. */
  dialog: ReactNode
}

const words = {
  approve: {
    question: 'Teklif onaylansın mı?',
    follows: 'Onayladığınızda gönderiniz hazırlanmaya başlar.',
    act: 'Onayla',
    busy: 'Onaylanıyor',
    done: requestWords.approvedText,
    failed: requestWords.approveFailed,
    news: 'request.approved',
  },
  reject: {
    question: 'Teklif reddedilsin mi?',
    follows: 'Reddettiğiniz teklif sonradan onaylanamaz. Başka bir fiyat için revize isteyebilirsiniz.',
    act: 'Reddet',
    busy: 'Reddediliyor',
    done: 'Teklif reddedildi',
    failed: requestWords.rejectFailed,
    news: 'request.rejected',
  },
  revise: {
    question: 'Revize istensin mi?',
    follows: 'Talebiniz yeniden bekler; ekibimiz yeni bir teklif hazırlar.',
    act: 'Revize iste',
    busy: 'Gönderiliyor',
    done: requestWords.revisedTitle,
    failed: requestWords.reviseFailed,
    news: 'request.revised',
  },
} as const satisfies Record<Answer, Record<string, string>>

export function useAnswerQuote(onAnswered?: (answer: Answer) => void): AnswerQuote {
  const [asked, setAsked] = useState<Asked | null>(null)
  return {
    ask: (answer, request) => setAsked({ answer, request }),
    dialog: asked && (
      <AnswerDialog
        {...asked}
        onClose={() => setAsked(null)}
        onAnswered={() => {
          setAsked(null)
          onAnswered?.(asked.answer)
        }}
      />
    ),
  }
}

type DialogProps = Asked & { onClose: () => void; onAnswered: () => void }

function AnswerDialog({ answer, request, onClose, onAnswered }: DialogProps) {
  const said = words[answer]
  const [note, setNote] = useState('')
  const send = useSendAnswer({ answer, request }, onAnswered)
  const problem = send.error && toProblem(send.error)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !send.isPending && onClose()}
      title={said.question}
      description={`${request.number} · ${request.title}`}
      footer={
        <>
          <DialogClose asChild>
            <Button>Vazgeç</Button>
          </DialogClose>
          <Button
            variant={answer === 'reject' ? 'danger' : 'primary'}
            busy={send.isPending}
            busyLabel={said.busy}
            onClick={() => send.once(note.trim())}
          >
            {said.act}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {problem && <Alert title={said.failed}>{problem.message}</Alert>}
        {request.quote_amount !== null && (
          <p className="figures text-22 font-bold">
            {formatMoney(request.quote_amount, request.quote_currency ?? '')}
          </p>
        )}
        <p className="text-14 text-muted">{said.follows}</p>
        {answer === 'revise' && (
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

/** Whatever comes of it, what the screens show of this customer's requests may be old. */
function useSendAnswer({ answer, request }: Asked, onAnswered: () => void) {
  const queries = useQueryClient()
  // The screen learns a moment late that it is being sent: the second half of a double click comes before.
  const taken = useRef(false)
  const sending = useMutation({
    mutationFn: (note: string) => {
      noteOwnAct(words[answer].news)
      const input = { id: request.id, quote_id: request.quote_id ?? '' }
      if (answer === 'approve') return client.shipments.approve(input)
      if (answer === 'reject') return client.quotes.reject(input)
      return client.quotes.revise({ ...input, note })
    },
    onSuccess: () => {
      toast.success({ title: words[answer].done })
      onAnswered()
    },
    onError: () => {
      taken.current = false
    },
    onSettled: () => {
      for (const queryKey of [api.requests.key(), api.shipments.key(), api.notifications.key()])
        void queries.invalidateQueries({ queryKey })
    },
  })
  const once = (note: string) => {
    if (taken.current) return
    taken.current = true
    sending.mutate(note)
  }
  return { once, isPending: sending.isPending, error: sending.error }
}
