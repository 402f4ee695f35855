/** One message that could not be placed: why, what it says, and what can be done with it. */
import { trackingSources } from '@kervan/domain/tracking/tracking-event.ts'
import type { TrackingMessage } from '@kervan/domain/tracking/tracking-messages.contract.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Button } from '#spine/ui/button.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { toast } from '#spine/ui/toast.tsx'

/** So much is shown at once. */
const shortLetters = 300

export function MessageRow({ message }: { message: TrackingMessage }) {
  const [isAssigning, setAssigning] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { settle, reopen } = useMessageActs(message)
  return (
    <li className="flex flex-col gap-2 border-line border-b px-4 py-3 last:border-b-0">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="mr-auto min-w-0">
          <p className="font-medium">{message.why}</p>
          <p className="figures text-13 text-muted">
            {trackingSources[message.source]} · {formatDateTime(message.heard_at)}
            {message.shipment_number && ` · ${message.shipment_number} gönderisine işlendi`}
          </p>
        </div>
        {!message.settled_at && (
          <div className="flex gap-2">
            {message.is_readable && !isAssigning && (
              <Button
                size="sm"
                aria-label={`Gönderiye işle: ${message.why}`}
                onClick={() => setAssigning(true)}
              >
                Gönderiye işle
              </Button>
            )}
            <Button
              size="sm"
              aria-label={`Kapat: ${message.why}`}
              onClick={() => settle.mutate()}
              busy={settle.isPending}
              busyLabel="Kapatılıyor"
            >
              Kapat
            </Button>
          </div>
        )}
        {message.settled_at && (
          <Button
            size="sm"
            aria-label={`Yeniden aç: ${message.why}`}
            onClick={() => (message.shipment_number ? setAsked(true) : reopen.mutate())}
            busy={reopen.isPending}
            busyLabel="Açılıyor"
          >
            Yeniden aç
          </Button>
        )}
        <ConfirmDialog
          open={isAsked}
          onOpenChange={setAsked}
          title="İleti gönderiden geri alınsın mı?"
          description={`Olay ${message.shipment_number} gönderisinden geri alınır ve ileti yeniden açılır.`}
          confirmLabel="Geri al ve aç"
          onConfirm={() => reopen.mutate()}
        />
      </div>
      {isAssigning && !message.settled_at && (
        <AssignForm id={message.id} onClose={() => setAssigning(false)} />
      )}
      <Content text={message.content} />
    </li>
  )
}

/** As it came; what is long is folded. */
function Content({ text }: { text: string }) {
  const written = (
    <pre className="whitespace-pre-wrap break-all rounded-field bg-hover px-3 py-2 text-12">{text}</pre>
  )
  if (text.length <= shortLetters) return written
  return (
    <details className="text-13">
      <summary className="mb-2 w-fit cursor-pointer rounded-field text-muted">Geldiği gibi</summary>
      {written}
    </details>
  )
}

function useMessageActs({ id, why }: TrackingMessage) {
  const queries = useQueryClient()
  const refetch = () => queries.invalidateQueries({ queryKey: api.tracking.messages.key() })
  const fails = (title: string) => (error: unknown) =>
    toast.failure({ title, description: toProblem(error).message })
  const reopen = useMutation({
    mutationFn: () => client.tracking.messages.reopen({ id }),
    onError: fails('İleti açılamadı'),
    onSettled: refetch,
  })
  const settle = useMutation({
    mutationFn: () => client.tracking.messages.settle({ id }),
    onSuccess: () =>
      toast.undo({ title: 'İleti kapatıldı', description: why, topic: `message ${id}` }, () =>
        reopen.mutate(),
      ),
    onError: fails('İleti kapatılamadı'),
    onSettled: refetch,
  })
  return { settle, reopen }
}

function AssignForm({ id, onClose }: { id: string; onClose: () => void }) {
  const queries = useQueryClient()
  const [number, setNumber] = useState('')
  const assign = useMutation({
    mutationFn: () => client.tracking.messages.assign({ id, shipment_number: number.trim() }),
    onSuccess: ({ shipment_number }) =>
      toast.success({ title: 'Gönderiye işlendi', description: shipment_number ?? '' }),
    onSettled: () => queries.invalidateQueries({ queryKey: api.tracking.messages.key() }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (number.trim() !== '') assign.mutate()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3 sm:max-w-md">
      <Field label="Gönderi numarası" error={assign.error ? toProblem(assign.error).message : undefined}>
        <Input
          autoFocus
          placeholder="SH-9A8057B1"
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
      </Field>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose} disabled={assign.isPending}>
          Vazgeç
        </Button>
        <Button type="submit" variant="primary" busy={assign.isPending} busyLabel="İşleniyor">
          İşle
        </Button>
      </div>
    </form>
  )
}
