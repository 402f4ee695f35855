/** What can be done with the quote, its total and margin, and what is saved: always in sight at the bottom of the page. */
import { staffQuoteStatusWords } from '@kervan/domain/quotes/quote-options.ts'
import { quoteWords } from '@kervan/domain/quotes/quotes.copy.ts'
import { revisableStatuses, unsentStatuses } from '@kervan/domain/quotes/quotes.policy.ts'
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { formatMoney } from '@kervan/domain/values/format-number.ts'
import { useMutation } from '@tanstack/react-query'
import { Copy, FilePlus2, Redo2, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import {
  useEditing,
  useEditor,
  useFigures,
  useQuoteDocument,
} from '#features/quotes/editor/editor-context.ts'
import { MarginBadge } from '#features/quotes/editor/margin-part.tsx'
import { percentText } from '#features/quotes/editor/margin-text.ts'
import { SaveLine } from '#features/quotes/editor/save-line.tsx'
import { useUndoKeys } from '#features/quotes/editor/use-undo-keys.ts'
import { PdfButton } from '#features/quotes/sending/pdf-button.tsx'
import { BestTimeBadge, ReminderButton, SendButton } from '#features/quotes/sending/sending-actions.tsx'
import { client, toProblem } from '#spine/api/api.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Button } from '#spine/ui/button.tsx'
import { IconButton } from '#spine/ui/icon-button.tsx'
import { Select } from '#spine/ui/select.tsx'
import { toast } from '#spine/ui/toast.tsx'

const CopyQuoteDialog = lazy(() =>
  loadDialog(async () => (await import('#features/quotes/editor/copy-quote-dialog.tsx')).CopyQuoteDialog),
)

const ReviseDialog = lazy(() =>
  loadDialog(async () => (await import('#features/quotes/revisions/revise-dialog.tsx')).ReviseDialog),
)

export function ActionBar({ refetch }: { refetch: () => unknown }) {
  const { isReadOnly } = useEditing()
  const { status } = useQuoteDocument()
  const [isCopying, setCopying] = useState(false)
  const [isRevising, setRevising] = useState(false)
  return (
    <div
      role="toolbar"
      aria-label="Teklif işlemleri"
      className="print-hidden sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-x-2 gap-y-2 border-line border-t bg-card px-4 py-2.5 sm:gap-x-4 max-lg:in-[:root:has([data-bottom-bar])]:bottom-16 lg:-mx-6 lg:-mb-6 lg:px-6"
    >
      <Figures />
      <BestTimeBadge />
      {!isReadOnly && (
        <div className="flex items-center gap-x-4 max-sm:w-full max-sm:justify-between">
          <SaveLine />
          <span className="flex">
            <Steps />
          </span>
        </div>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2 max-sm:w-full">
        {!isReadOnly && (
          <div className="min-w-0 flex-1">
            <StatusSelect />
          </div>
        )}
        {revisableStatuses.some((one) => one === status) && (
          <Button onClick={() => setRevising(true)}>
            <FilePlus2 strokeWidth={1.75} aria-hidden />
            Revizyon
          </Button>
        )}
        <Button onClick={() => setCopying(true)}>
          <Copy strokeWidth={1.75} aria-hidden />
          <span className="max-lg:sr-only">Kopyala</span>
        </Button>
        <PdfButton />
        <ReminderButton />
        <SendButton refetch={refetch} />
      </div>
      {isCopying && (
        <Suspense fallback={null}>
          <CopyQuoteDialog onClose={() => setCopying(false)} />
        </Suspense>
      )}
      {isRevising && (
        <Suspense fallback={null}>
          <ReviseDialog onClose={() => setRevising(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Figures() {
  const { totals, margin } = useFigures()
  return (
    <p className="figures flex flex-wrap items-center gap-x-2 sm:gap-x-3">
      <span className="text-15 font-bold">{formatMoney(totals.total, totals.currency)}</span>
      {margin.margin_percent !== null && <span>{percentText(margin.margin_percent)}</span>}
      <MarginBadge state={margin.state} />
    </p>
  )
}

function Steps() {
  const { editor } = useEditing()
  const canUndo = useEditor(({ state }) => state.done.length > 0)
  const canRedo = useEditor(({ state }) => state.undone.length > 0)
  useUndoKeys(editor)
  return (
    <>
      <IconButton label="Geri al (Ctrl+Z)" disabled={!canUndo} onClick={editor.undo}>
        <Undo2 strokeWidth={1.75} aria-hidden />
      </IconButton>
      <IconButton label="Yinele (Ctrl+Y)" disabled={!canRedo} onClick={editor.redo}>
        <Redo2 strokeWidth={1.75} aria-hidden />
      </IconButton>
    </>
  )
}

function StatusSelect() {
  const { editor } = useEditing()
  const { id, status } = useQuoteDocument()
  const change = useMutation({
    mutationFn: (next: (typeof unsentStatuses)[number]) =>
      client.quotes.editor.setStatus({ id, status: next }, callTimeout()),
    onSuccess: (quote) => editor.receive(quote),
    onError: (error) =>
      toast.failure({
        title: requestWords.errorTitle,
        description: `${quoteWords.saveFailed}. ${toProblem(error).message}`,
      }),
  })
  return (
    <Select
      aria-label="Hazırlık durumu"
      value={change.isPending ? change.variables : status}
      onChange={({ target }) => {
        const next = unsentStatuses.find((one) => one === target.value)
        if (next) change.mutate(next)
      }}
      options={unsentStatuses.map((one) => ({ value: one, label: staffQuoteStatusWords[one] }))}
      className="sm:min-w-40"
    />
  )
}
