/** Asks the representative about an offer. The URL opens it (`?ask=1`), so that the back button closes it first. */
import type { Offer } from '@kervan/domain/quotes/offer.ts'
import { offerLabel } from '@kervan/domain/quotes/offer-line.ts'
import { useMutation } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { openedHere, useCloseDialog, useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog, DialogClose } from '#spine/ui/dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'
import { toast } from '#spine/ui/toast.tsx'

const longest = 1000

/** The button alone; the question is shown by `QuestionDialog`. */
export function AskQuestion({ size, className }: { size: 'sm' | 'md'; className: string }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const open = () =>
    void navigate(
      { search: withParams(search, { ask: '1' }) },
      { state: openedHere, preventScrollReset: true },
    )
  return (
    <Button variant="ghost" size={size} className={className} onClick={open}>
      <MessageCircleQuestion strokeWidth={1.75} aria-hidden />
      Soru sor
    </Button>
  )
}

export function QuestionDialog({ offer }: { offer: Offer }) {
  const isOpen = useParam('ask') === '1'
  const close = useCloseDialog('ask')
  return isOpen && <Question offer={offer} onClose={close} />
}

function Question({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const [question, setQuestion] = useState('')
  const [isChecked, setChecked] = useState(false)
  const keys = useIdempotencyKeys()
  const sending = useMutation({
    mutationFn: (input: { quote_id: string; question: string }) =>
      client.quotes.offers.ask(input, { context: { idempotencyKey: keys.keyFor(input) } }),
    onSuccess: () => {
      keys.renew()
      toast.success({ title: 'Sorunuz iletildi', description: 'Yanıtı e-postayla alırsınız.' })
      onClose()
    },
  })
  const text = question.trim()
  const problem = sending.error && toProblem(sending.error)
  const error =
    text.length > longest
      ? `En fazla ${longest} karakter.`
      : isChecked && !text
        ? 'Sorunuzu yazın.'
        : undefined
  const send = () => {
    setChecked(true)
    if (text && text.length <= longest) sending.mutate({ quote_id: offer.id, question: text })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !sending.isPending && onClose()}
      title="Soru sor"
      description={`${offerLabel(offer)} · ${offer.representative?.name ?? 'Ekibimiz'} size e-postayla yanıt verir.`}
      footer={
        <>
          <DialogClose asChild>
            <Button>Vazgeç</Button>
          </DialogClose>
          <Button variant="primary" busy={sending.isPending} busyLabel="Gönderiliyor" onClick={send}>
            Gönder
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {problem && <Alert title="Sorunuz gönderilemedi">{problem.message}</Alert>}
        <Field label="Sorunuz" error={error} required>
          <Textarea
            rows={5}
            value={question}
            placeholder="Fiyata varış limanı masrafları dahil mi?"
            onChange={({ target }) => setQuestion(target.value)}
          />
        </Field>
      </div>
    </Dialog>
  )
}
