/** What is done with a quote towards its customer: send, remind, and the time that is best for it. */
import { sendingWords } from '@kervan/domain/quotes/quotes.copy.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { formatDue } from '@kervan/domain/values/format-date.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { BellRing, Clock, Send } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { callTimeout, useSingleFlight } from '#features/auth/use-single-flight.ts'
import { useEditing, useQuoteDocument } from '#features/quotes/editor/editor-context.ts'
import { notSaved, saveBefore } from '#features/quotes/sending/save-before.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Badge } from '#spine/ui/badge.tsx'
import { Button } from '#spine/ui/button.tsx'
import { toast } from '#spine/ui/toast.tsx'

const SendDialog = lazy(() =>
  loadDialog(async () => (await import('#features/quotes/sending/send-dialog.tsx')).SendDialog),
)

/** For what is in the making and what waits for its answer. */
export function BestTimeBadge() {
  const { id, status } = useQuoteDocument()
  const { isReadOnly } = useEditing()
  const isShown = !isReadOnly || status === 'sent'
  const { data } = useQuery({
    ...api.quotes.sending.suggestion.queryOptions({ input: { id } }),
    enabled: isShown,
  })
  if (!isShown || !data) return null
  return (
    <span
      title={`En iyi gönderim zamanı, müşterinin saatiyle. ${data.follow_up_hours} saat sonra sorun.`}
      className="inline-flex items-center gap-1.5"
    >
      <Clock className="size-4 text-muted" strokeWidth={1.75} aria-hidden />
      <span className="sr-only">En iyi gönderim zamanı, müşterinin saatiyle:</span>
      <Badge>{data.local_window}</Badge>
    </span>
  )
}

const sayFailed = (reason: string) =>
  toast.failure({ title: requestWords.errorTitle, description: `${sendingWords.failed}. ${reason}` })

/** For any saved quote that is not sent yet. */
export function SendButton({ refetch }: { refetch: () => unknown }) {
  const { editor, isReadOnly } = useEditing()
  const { items } = useQuoteDocument()
  const [isOpen, setOpen] = useState(false)
  const [open, isSaving] = useSingleFlight(async () => {
    try {
      if (await saveBefore(editor)) return setOpen(true)
      sayFailed(notSaved)
    } catch (error) {
      sayFailed(toProblem(error).message)
    }
  })
  if (isReadOnly) return null
  return (
    <>
      <Button
        variant="next"
        busy={isSaving}
        busyLabel="Kaydediliyor"
        disabled={items.length === 0}
        onClick={() => void open()}
      >
        <Send strokeWidth={1.75} aria-hidden />
        Gönder
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SendDialog onClose={() => setOpen(false)} onSent={refetch} />
        </Suspense>
      )}
    </>
  )
}

/** Only while nothing has come back of a sent one. */
export function ReminderButton() {
  const { id, status } = useQuoteDocument()
  const { data } = useQuery({
    ...api.quotes.sending.mails.queryOptions({ input: { id } }),
    enabled: status === 'sent',
  })
  const remind = useMutation({
    mutationFn: () => client.quotes.sending.remind({ id }, callTimeout()),
    onSuccess: ({ send_at }) =>
      toast.success({
        title: 'Hatırlatma zamanlandı',
        description: `${formatDue(send_at, new Date())}. Müşteri yanıtlarsa gönderilmez.`,
      }),
    onError: (error) =>
      toast.failure({ title: 'Hatırlatma zamanlanamadı', description: toProblem(error).message }),
  })
  const isWaiting = data?.mails.some(({ kind, state }) => kind === 'reminder' && state === 'scheduled')
  if (status !== 'sent' || isWaiting) return null
  return (
    <Button busy={remind.isPending} onClick={() => remind.mutate()}>
      <BellRing strokeWidth={1.75} aria-hidden />
      <span className="max-sm:sr-only">24 saat hatırlatma</span>
    </Button>
  )
}
